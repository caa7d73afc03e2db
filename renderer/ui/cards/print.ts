// Writes the cards of a pack as HTML without a window: the same components, rendered to text. Run by Node alone, for `npm run -s pack -- preview`.
import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import type { PackContents } from '../../../electron/contract/frame.ts'
import { i18n, setLanguage } from '../../i18n/index.ts'
import '../../styles/base.css'
import { loadAllIcons } from '../icons.ts'
import PrintSheets from './PrintSheets.vue'

/** The body of a page with all cards of a pack. `single`: each once and by itself, else as pages to be cut. */
export async function printed(contents: PackContents, language: string, single: boolean): Promise<string> {
  setLanguage(language)
  await loadAllIcons()
  return renderToString(createSSRApp(PrintSheets, { contents, single }).use(i18n))
}
