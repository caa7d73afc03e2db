// Ties a mounted page to its bridge: called once by each window's main.ts, after Pinia is installed.
import { takeKeys } from '../ui/bindings.ts'
import { bridge } from './bridge.ts'
import { useFrame } from './frame.ts'
import { useLines } from './lines.ts'

export function connect(): void {
  const lines = useLines()
  const frame = useFrame()
  const link = bridge()
  link.onLines((told) => {
    lines.take(told)
  })
  link.onFrame((next) => {
    takeKeys(next.keys)
    frame.takeFrame(next)
  })
  link.onNote((note) => {
    frame.takeNote(note)
  })
  link.ready()
}
