// What a window is refused: permissions, other pages, other windows, the network. As Electron's security checklist has it.
import type { Session, WebContents, WebPreferences } from 'electron'
import type { Side } from '../contract/wire.ts'

/** The scheme that both windows are served under; the host is the side. */
export const SCHEME = 'app'
export const origin = (side: Side): string => `${SCHEME}://${side}`

/** Sent with every file: a page runs its own scripts and draws its own files, and talks to nobody. */
export const headers: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=(), midi=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** Each side has a session of its own, kept in memory alone: nothing of an evening stays in a browser's profile. */
export const partition = (side: Side): string => side

/** What a window's page may be. Developer tools are for those who run the sources. */
export const preferences = (side: Side, preload: string, devTools: boolean): WebPreferences => ({
  preload,
  devTools,
  partition: partition(side),
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  webviewTag: false,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  navigateOnDragDrop: false,
  spellcheck: false, // it would fetch dictionaries
  backgroundThrottling: false, // the window without the focus is somebody's whole screen
})

/** Refuses a session every permission, every device and download, and every request but those for a side's own files. */
export function guardSession(session: Pick<Session, GuardedSession>, side?: Side): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => {
    answer(false)
  })
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event) => {
    event.preventDefault()
  })
  const own = side === undefined ? [] : [`${origin(side)}/`, `blob:${origin(side)}/`, 'data:']
  session.webRequest.onBeforeRequest((request, answer) => {
    answer({ cancel: !own.some((start) => request.url.startsWith(start)) })
  })
}
type GuardedSession =
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler' | 'webRequest' | 'on'

/** Keeps a window on its page: it goes nowhere, opens nothing, embeds nothing, and calls nobody. */
export function guardContents(
  contents: Pick<WebContents, 'on' | 'setWindowOpenHandler' | 'setWebRTCIPHandlingPolicy'>,
): void {
  // Calls from page to page heed neither the page's policy nor the session's requests.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  const refuse = (event: { preventDefault(): void }): void => {
    event.preventDefault()
  }
  contents.on('will-navigate', refuse)
  contents.on('will-frame-navigate', refuse)
  contents.on('will-redirect', refuse)
  contents.on('will-attach-webview', refuse)
}
