/** The icons that the app and its own packs name, each with its drawing. */
export function icons(): Record<string, string>
