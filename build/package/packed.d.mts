export type Fuses = Readonly<Record<string, boolean>>
export function packages(): readonly string[]
export function partsOf(folder: string): { readonly resources: string; readonly binary: string | undefined }
export function fusesIn(binary: string): Fuses
export function fusesAsked(): Fuses
