import type Credits from '../renderer/ui/credits.json'

export const SHIPPED: Readonly<Record<'libraries' | 'fonts' | 'icons', readonly string[]>>
export function credits(): typeof Credits
