/** Whoever is handed a /48 has 65,536 networks of the size that limits count by. */
const widerTimes = 10
const mark = '~'
const ofWider = '/48/'

/**
 * How limits know a network: its keyed hash, and behind it that of the wider network that it lies in.
 * Only its last part counts as `addressOf` of the transport made it, whatever a key names before it.
 */
export function addressWithin(address: string, wider: string): string {
  return `${address}${mark}${wider}`
}

/** Without the wider network: what the audit trail keeps, and what else counts by it. */
export function narrowKey(key: string): string {
  return key.split(mark)[0] ?? key
}

/** The counters of a key: its own, and that of the wider network where it names one. */
export function keysOf(key: string): string[] {
  const [own = key, wider] = key.split(mark)
  if (wider === undefined) return [own]
  const before = own.includes('/') ? own.slice(0, own.lastIndexOf('/')) : ''
  return [own, `${before}${ofWider}${wider}`]
}

/** How many times as much a counter takes as its rule says: a wider network is many people. */
export function timesOf(key: string): number {
  return key.includes(ofWider) ? widerTimes : 1
}
