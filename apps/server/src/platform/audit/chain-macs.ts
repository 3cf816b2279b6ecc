import type { Keys } from '../keys/keys.ts'

/** The chain that names all others. */
export const rootChain = '00000000-0000-0000-0000-000000000000'
/** What stands before the first entry of the root. */
export const noMac = Buffer.alloc(32)

export interface Entry {
  readonly chain: string
  readonly seq: number
  readonly at: Date
  readonly event: string
  readonly session_id: string | null
  readonly object_id: string | null
  readonly subject: string | null
  readonly address: string | null
  readonly outcome: string
  readonly staff_id: string | null
}

/**
 * Seals an entry and, by the seal before it, all of the chain up to it. An entry that names no member
 * of staff is sealed as all were before there were any.
 */
export function macOf(keys: Keys, entry: Entry, previousMac: Buffer): Buffer {
  return keys.mac('audit', previousMac, factsOf(entry))
}

/** Whether it seals this entry, with the key of today or of its day. */
export function isMacOf(keys: Keys, mac: Buffer, entry: Entry, previousMac: Buffer): boolean {
  return keys.isMac('audit', mac, previousMac, factsOf(entry))
}

function factsOf(entry: Entry): string {
  const { chain, seq, at, event, session_id, object_id, subject, address, outcome, staff_id } =
    entry
  const who = [session_id, object_id, subject, address]
  const byStaff = staff_id === null ? [] : [staff_id]
  return JSON.stringify([chain, seq, at.toISOString(), event, ...who, outcome, ...byStaff])
}

interface Head {
  readonly id: string
  readonly entries: number
  readonly lastMac: Buffer
}

/** Seals where a chain ends. */
export function headMac(keys: Keys, { id, entries, lastMac }: Head): Buffer {
  return keys.mac('audit-head', id, `${entries}`, lastMac)
}

export function isHeadMac(keys: Keys, mac: Buffer, { id, entries, lastMac }: Head): boolean {
  return keys.isMac('audit-head', mac, id, `${entries}`, lastMac)
}
