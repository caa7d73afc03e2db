// The main process of a preview: one window that is never shown, with the page of cards in it. Writes a PDF, or a picture of each card.
const { writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { app, BrowserWindow } = require('electron')

const { PREVIEW_PAGE: page, PREVIEW_OUT: out } = process.env
/** Pixels of the page a millimetre has, and how many of a picture stand for one of those. */
const MM = 96 / 25.4
const SHARP = 3

async function pdf(contents) {
  writeFileSync(out, await contents.printToPDF({ printBackground: true, preferCSSPageSize: true }))
}

/** One card after the other in the upper left corner of the window. */
async function pictures(contents) {
  const names = await contents.executeJavaScript(`(() => {
    document.body.style.zoom = '${SHARP}'
    return [...document.querySelectorAll('.page')].map((page) => page.dataset.card ?? page.querySelector('[data-card]').dataset.card)
  })()`)
  for (const [i, name] of names.entries()) {
    const { width, height } = await contents.executeJavaScript(`(async () => {
      const pages = [...document.querySelectorAll('.page')]
      pages.forEach((page, i) => { page.style.display = i === ${i} ? '' : 'none' })
      const { width, height } = pages[${i}].getBoundingClientRect()
      await new Promise((drawn) => setTimeout(drawn, 50))
      return { width, height }
    })()`)
    const rect = { x: 0, y: 0, width: Math.floor(width), height: Math.floor(height) }
    writeFileSync(join(out, `${name}.png`), (await contents.capturePage(rect)).toPNG())
  }
}

void app.whenReady().then(async () => {
  try {
    const window = new BrowserWindow({
      show: false,
      width: Math.ceil(125 * MM * SHARP),
      height: Math.ceil(165 * MM * SHARP), // more than a side needs: what frames the window may be taken off
      useContentSize: true,
      enableLargerThanScreen: true,
      webPreferences: { sandbox: true, contextIsolation: true },
    })
    await window.loadFile(page)
    await window.webContents.executeJavaScript('document.fonts.ready.then(() => undefined)')
    if (out.toLowerCase().endsWith('.pdf')) await pdf(window.webContents)
    else await pictures(window.webContents)
    app.quit()
  } catch (error) {
    process.stderr.write(`${String(error?.stack ?? error)}\n`)
    app.exit(1)
  }
})
