// The bridge between a page and the app, for one side: bundled into each preload, which then knows that side's channels alone.
import { contextBridge, ipcRenderer } from 'electron'
import { channel, KEPT, type Outward } from '../contract/channels.ts'
import type { Bridge, Frame, FrameReply, Note } from '../contract/frame.ts'
import type { OutLine, Side } from '../contract/wire.ts'
import { LOOK, leased, type Place } from './lease.ts'

/** What main knew of this window's likings when it made it. */
function kept(): Bridge['kept'] {
  const said = process.argv.find((argument) => argument.startsWith(KEPT))
  return said === undefined ? {} : (JSON.parse(decodeURIComponent(said.slice(KEPT.length))) as Bridge['kept'])
}

/** What Chromium tells a page of itself and the display under it. */
declare const window: {
  readonly screenX: number
  readonly screenY: number
  readonly screen: { readonly availLeft: number; readonly availTop: number; readonly isExtended: boolean }
  readonly document: { readonly documentElement: { readonly style: { visibility: string } } }
}

function placeHere(): Place {
  const { screenX, screenY, screen } = window
  const { availLeft, availTop, isExtended } = screen
  return {
    isExtended,
    corner: `${availLeft} ${availTop}`,
    at: `${screenX} ${screenY}`,
  }
}

/** Gives the page its `window.alone`. */
export function expose(side: Side): void {
  const hear = <Told>(name: Outward, listener: (told: Told) => void): (() => void) => {
    const heard = (_event: unknown, told: Told): void => {
      listener(told)
    }
    ipcRenderer.on(channel(side, name), heard)
    return () => {
      ipcRenderer.off(channel(side, name), heard)
    }
  }
  const ask: Bridge['frame'] = (command) => ipcRenderer.invoke(channel(side, 'command'), command) as Promise<FrameReply>
  const bridge: Bridge = {
    side,
    kept: kept(),
    send: (line) => {
      ipcRenderer.send(channel(side, 'line'), line)
    },
    onLines: (listener) => {
      hear<readonly OutLine[]>('lines', listener)
    },
    frame: ask,
    onFrame: (listener) => {
      const lease = leased(side, {
        now: () => performance.now(),
        place: placeHere,
        show: listener,
        veil: (on) => {
          window.document.documentElement.style.visibility = on ? 'hidden' : ''
        },
        doubt: () => {
          ask({ do: 'place-again' }).catch(() => undefined) // the window may be on its way out
        },
      })
      hear<Frame>('frame', lease.take)
      setInterval(lease.look, LOOK)
    },
    onNote: (listener) => {
      hear<Note>('note', listener)
    },
    onKey: (listener) => hear<string>('key', listener),
    ready: () => {
      ipcRenderer.send(channel(side, 'ready'))
    },
  }
  contextBridge.exposeInMainWorld('alone', bridge)
}
