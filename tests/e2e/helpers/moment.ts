// A position in which much is to be seen, for pictures and for readers of screens.

/** A moment worth a picture: a lit cross, an Infirmary behind a Door, something wounded in the Generator Room, and two Rounds gone. */
export const MOMENT = {
  position: 1,
  levels: {
    upper: [' I─┬┐', ' ├─G│', 'b├┐││', ' │V└┘r', ' ├┼─H', ' └┴─┘'],
    lower: [' ┌─D·', ' └─┼┐', 'r┌L┤│b', ' ├─┼C', ' ├─┤│', ' └E┴┘'],
  },
  lcus: ['Ud1', 'Ua2', 'Uc4', 'Ua5', 'La1', 'Lc2', 'La5', 'Ld6'],
  difficulty: 'normal',
  round: 2,
  turn: 4,
  hero: {
    at: 'Ub5',
    character: 'medic',
    life: 7,
    selfControl: 5,
    adrenaline: 2,
    items: [
      { card: 'bullets-1', charges: 3 },
      { card: 'hull-plate', charges: 2, component: true },
    ],
    companions: [{ card: 'pilot', charges: 4 }],
    experience: { courage: 1 },
    scavenged: ['infirmary'],
  },
  creatures: [
    { kind: 'worm', at: 'Ub6' },
    { kind: 'spore', at: 'Ud5', wounded: true },
    { kind: 'parasite', at: 'Ub2' },
    { kind: 'cultist', at: 'La3' },
    { kind: 'hybrid', at: 'Lc4' },
  ],
  dangers: ['Ua6', 'Uc1', 'Ud3', 'La4', 'Lc6'],
  lights: ['Ua5', 'Ub5', 'Uc5', 'Lc2'],
  blocked: ['Ub4n'],
  revealed: ['Ua4', 'Ub4', 'Ua5', 'Ub5', 'Uc5', 'Ud5', 'Ua6', 'Ub6'],
  evil: {
    players: 1,
    decks: ['fury', 'terror'],
    hands: [
      [
        'lunge',
        'thick-hide',
        'at-your-heels',
        'open-wound',
        'frenzy',
        'tear',
        'cold-feet',
        'watched',
        'worse-up-close',
        'numb-fingers',
      ],
    ],
  },
}
