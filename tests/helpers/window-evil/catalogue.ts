// The catalogue of the core pack as the table gives it, for looking at Evil's window without an app.
import type { Catalogue } from '../../../electron/contract/alone.ts'
import { isFault } from '../../../electron/games/alone/map/sheet.ts'
import { checkPack } from '../../../electron/games/alone/pack/check.ts'
import { catalogue as catalogueOf } from '../../../electron/games/alone/view/catalogue.ts'
import characters from '../../../resources/packs/core/characters.json' with { type: 'json' }
import conditions from '../../../resources/packs/core/conditions.json' with { type: 'json' }
import decks from '../../../resources/packs/core/decks.json' with { type: 'json' }
import items from '../../../resources/packs/core/items.json' with { type: 'json' }
import missions from '../../../resources/packs/core/missions.json' with { type: 'json' }
import pack from '../../../resources/packs/core/pack.json' with { type: 'json' }
import sheets from '../../../resources/packs/core/sheets.json' with { type: 'json' }
import figures from '../figures.json' with { type: 'json' }

const core = checkPack({
  ...characters,
  ...conditions,
  ...decks,
  ...items,
  ...missions,
  ...pack,
  ...sheets,
  ...figures,
})
if (isFault(core)) throw new Error(`${core.path}: ${core.fault}`)
export const catalogue: Catalogue = catalogueOf(core, 'evil-1')

export const cardsOf = (deck: string): string[] => catalogue.cards.filter((c) => c.deck === deck).map((c) => c.card)
