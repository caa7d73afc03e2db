// Sheets that lie over a window, one upon the other: only the topmost has the keys.
const laid: symbol[] = []

export const lay = (sheet: symbol): void => void laid.push(sheet)
export function lift(sheet: symbol): void {
  const at = laid.indexOf(sheet)
  if (at >= 0) laid.splice(at, 1)
}
export const isOnTop = (sheet: symbol): boolean => laid.at(-1) === sheet
