// The texts of the strip, the board and the Hero's window, added to the message files that both windows share.
import { i18n } from '../i18n/index.ts'
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }

i18n.global.mergeLocaleMessage('en', en)
i18n.global.mergeLocaleMessage('de', de)
