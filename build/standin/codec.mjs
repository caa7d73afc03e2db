// Structured-clone values as JSON text. The function is also sent to the page as source, so it uses nothing outside itself.
export function makeCodec() {
  const b64 = (u8) => {
    let s = ''
    for (const b of u8) s += String.fromCharCode(b)
    return btoa(s)
  }
  const un64 = (t) => Uint8Array.from(atob(t), (c) => c.charCodeAt(0))
  const enc = (v) => {
    if (v === undefined) return { $: 'u' }
    if (v === null || typeof v === 'boolean' || typeof v === 'string') return v
    if (typeof v === 'number')
      return Number.isFinite(v) && !Object.is(v, -0) ? v : { $: 'n', v: Object.is(v, -0) ? '-0' : String(v) }
    if (typeof v === 'bigint') return { $: 'b', v: String(v) }
    if (typeof v === 'function' || typeof v === 'symbol') throw new Error('An object could not be cloned.')
    if (Array.isArray(v)) return v.map(enc)
    if (v instanceof Date) return { $: 'd', v: v.getTime() }
    if (v instanceof Map) return { $: 'm', v: [...v].map(([k, x]) => [enc(k), enc(x)]) }
    if (v instanceof Set) return { $: 's', v: [...v].map(enc) }
    if (v instanceof Error) return { $: 'e', n: v.name, v: v.message }
    if (v instanceof ArrayBuffer) return { $: 'a', n: 'ArrayBuffer', v: b64(new Uint8Array(v)) }
    if (ArrayBuffer.isView(v))
      return {
        $: 'a',
        n: v.constructor.name === 'Buffer' ? 'Uint8Array' : v.constructor.name,
        v: b64(new Uint8Array(v.buffer, v.byteOffset, v.byteLength)),
      }
    return { $: 'o', v: Object.fromEntries(Object.entries(v).map(([k, x]) => [k, enc(x)])) }
  }
  const dec = (v) => {
    if (v === null || typeof v !== 'object') return v
    if (Array.isArray(v)) return v.map(dec)
    switch (v.$) {
      case 'u':
        return undefined
      case 'n':
        return v.v === '-0' ? -0 : Number(v.v)
      case 'b':
        return BigInt(v.v)
      case 'd':
        return new Date(v.v)
      case 'm':
        return new Map(v.v.map(([k, x]) => [dec(k), dec(x)]))
      case 's':
        return new Set(v.v.map(dec))
      case 'e':
        return Object.assign(new Error(v.v), { name: v.n })
      case 'a': {
        const u = un64(v.v)
        return v.n === 'ArrayBuffer' ? u.buffer : v.n === 'Uint8Array' ? u : new globalThis[v.n](u.buffer)
      }
      default:
        return Object.fromEntries(Object.entries(v.v).map(([k, x]) => [k, dec(x)]))
    }
  }
  // structuredClone first: it refuses exactly what Electron's IPC refuses (functions, Vue's reactive proxies, DOM nodes).
  return { encode: (v) => JSON.stringify(enc(structuredClone(v))), decode: (t) => dec(JSON.parse(t)) }
}
