// The mark: a lamp's cone that is the letter A; its bar is the table's edge; on it one figure, in the light.
/** In a box of 0 0 100 100. */
export const mark = (light = 'var(--lamp)', line = 'var(--bone)'): string =>
  `<path d="M50 6L18 78H82Z" fill="${light}" opacity=".22"/><path d="M50 4L4 98H22L50 38L78 98H96Z" fill="${line}"/><path d="M24 76H76L82 88H18Z" fill="${light}"/><circle cx="50" cy="53" r="5.5" fill="${light}"/><path d="M41 76Q41 60 50 60T59 76Z" fill="${light}"/><circle cx="50" cy="5" r="5" fill="${light}"/>`
