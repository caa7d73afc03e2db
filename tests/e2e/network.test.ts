// A game needs no network and asks for none: played in a network of its own, whose only way out is counted.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const script = fileURLToPath(new URL('helpers/offline.ts', import.meta.url))
/** A way out that leads nowhere and takes every packet, whoever it is for. */
const MAKE = 'ip link add away type veth peer name far'
const NETWORK = `${MAKE}
  for end in away far; do ip link set $end addrgenmode none arp off up; done
  ip link set lo up && ip addr add 192.0.2.2/24 dev away && ip route add default dev away`

/** Runs in that network; what it printed, and the packets that wanted out. */
function alone(command: string): { readonly said: string; readonly packets: number } {
  const count = `echo; ip -s -j link show away`
  const { stdout, stderr } = spawnSync('unshare', ['--net', 'sh', '-c', `${NETWORK}\n${command}\n${count}`], {
    encoding: 'utf8',
  })
  const [, said = '', counted] = /^([^]*)\n(\[.*\])\s*$/.exec(stdout) ?? []
  if (counted === undefined) throw new Error(`${stdout}${stderr}`)
  const [link] = JSON.parse(counted) as [{ readonly stats64: { readonly tx: { readonly packets: number } } }]
  return { said, packets: link.stats64.tx.packets }
}
const canBeAlone = spawnSync('unshare', ['--net', 'sh', '-c', MAKE]).status === 0

test.skip(!canBeAlone, 'a test may make no network of its own here')

test('a packet that wants out is counted', () => {
  const lookUp = `require('node:dgram').createSocket('udp4').send('x', 53, '203.0.113.1', () => process.exit())`
  expect(alone(`"${process.execPath}" -e "${lookUp}"`).packets).toBeGreaterThan(0)
})

test('a game is played, and no packet wants out', () => {
  const { said, packets } = alone(`"${process.execPath}" "${script}"`)
  expect(said).toContain('8 answers')
  expect(packets).toBe(0)
})
