// npm run play: everything from a fresh clone to the two open windows.
import {
  bundle,
  electronSwitches,
  fetchElectron,
  hasDisplay,
  install,
  root,
  say,
  standin,
  start,
  stop,
} from './lib.mjs'

if (!hasDisplay()) {
  stop(
    'There is no display here: neither DISPLAY nor WAYLAND_DISPLAY is set, so no window can open.\n' +
      '`npm run tour` plays a short game without a display and writes pictures of both windows.',
  )
}
install()
if (!(await bundle())) stop('The app could not be built.')
const more = process.argv.slice(2)
const electron = await fetchElectron()
if (electron.path) process.exit((await start(electron.path, [root, ...electronSwitches, ...more])).code)

say(`Electron's binary cannot be had (${electron.why}), so the same app opens in Chromium windows.`)
const env = standin()
say("Note: what protects the windows now is Chromium as it is, not Electron's sandbox, fuses and permissions.")
process.exit((await start(`${env.ELECTRON_OVERRIDE_DIST_PATH}/electron`, [root, ...more], { env })).code)
