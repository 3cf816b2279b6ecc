import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import { hasLostProofs } from '../keys/lost-proofs.ts'
import { type Entry, isHeadMac, isMacOf, noMac, rootChain } from './chain-macs.ts'

export type Verdict =
  /** Nothing was ever recorded, or all of it was taken away. */
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'holds'
      readonly entries: number
      readonly chains: number
      /** Where a key was lost. */
      readonly unproven?: Unproven
    }
  | { readonly kind: 'broken'; readonly chain: string; readonly seq: number; readonly why: string }

/** Entries that no key proves any more: they follow each other as they were written, but may say anything. */
export interface Unproven {
  readonly entries: number
  readonly from: Date
  readonly until: Date
}

interface Head {
  readonly chain: string
  readonly entries: number
  readonly last_mac: Buffer
  readonly head_mac: Buffer
}

/** The entry that a chain was read up to. */
interface End {
  readonly seq: number
  readonly mac: Buffer
  readonly isProven: boolean
}

type StoredEntry = Entry & { readonly previous_mac: Buffer; readonly mac: Buffer }

const entriesAtOnce = 5000

/**
 * Reads the whole trail as of one moment, a few thousand entries at a time, and names the first
 * place where it is not what was written: changed, moved, taken out, cut off, or added without the key.
 */
export async function verifyTrail(db: Db, keys: Keys): Promise<Verdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((snapshot) => verifySnapshot(snapshot, keys))
}

async function verifySnapshot(db: Db, keys: Keys): Promise<Verdict> {
  const heads = await db.selectFrom('audit_chain').selectAll().execute()
  /** Where each chain has to begin: at the seal of the entry that names it. */
  const starts = new Map<string, Buffer>([[rootChain, noMac]])
  const ends = new Map<string, End>()
  const mayBeUnproven = await hasLostProofs(db)
  let unproven: Unproven | undefined
  let entries = 0

  for await (const entry of entriesOf(db)) {
    const { chain, seq, previous_mac, mac, event, object_id } = entry
    const before = ends.get(chain) ?? { seq: 0, mac: starts.get(chain) }
    if (before.mac === undefined) return broken(chain, seq, 'nobody began this chain')
    if (seq !== before.seq + 1) return broken(chain, before.seq + 1, 'this entry is missing')
    if (!before.mac.equals(previous_mac)) return broken(chain, seq, 'it follows another entry')
    const isProven = isMacOf(keys, mac, entry, previous_mac)
    const isChanged = !isProven && !mayBeUnproven
    if (isChanged || !isOfOneKey(chain, ends.get(chain), isProven)) {
      return broken(chain, seq, 'it was changed')
    }
    if (!isProven) unproven = withOne(unproven, entry.at)
    if (chain === rootChain && event === 'chain-begun' && object_id !== null) {
      starts.set(object_id, mac)
    }
    ends.set(chain, { seq, mac, isProven })
    entries += 1
  }
  if (entries === 0 && heads.length === 0) return { kind: 'empty' }
  const holds: Verdict = {
    kind: 'holds',
    entries,
    chains: starts.size,
    ...(unproven && { unproven }),
  }
  return firstWrongEnd(keys, heads, starts, ends) ?? holds
}

/** A chain is of one process and so of one key, but for the root: with some of it proven, the rest was changed. */
function isOfOneKey(chain: string, before: End | undefined, isProven: boolean): boolean {
  return chain === rootChain || before === undefined || before.isProven === isProven
}

function withOne(before: Unproven | undefined, at: Date): Unproven {
  const { entries, from, until } = before ?? { entries: 0, from: at, until: at }
  return { entries: entries + 1, from: at < from ? at : from, until: at > until ? at : until }
}

/** Every chain that was begun ends where its signed head says. */
function firstWrongEnd(
  keys: Keys,
  heads: readonly Head[],
  starts: ReadonlyMap<string, Buffer>,
  ends: ReadonlyMap<string, Pick<End, 'seq' | 'mac'>>,
): Verdict | undefined {
  const headOf = new Map(heads.map((head) => [head.chain, head]))
  for (const [chain, start] of starts) {
    const head = headOf.get(chain)
    const end = ends.get(chain) ?? { seq: 0, mac: start }
    if (head === undefined) return broken(chain, end.seq, 'its head is missing')
    const { entries, last_mac, head_mac } = head
    if (!isHeadMac(keys, head_mac, { id: chain, entries, lastMac: last_mac })) {
      return broken(chain, end.seq, 'its head was changed')
    }
    if (end.seq !== entries) return broken(chain, end.seq + 1, `${entries} entries were written`)
    if (!end.mac.equals(last_mac)) return broken(chain, end.seq, 'its head names another entry')
  }
  const stray = heads.find(({ chain }) => !starts.has(chain))
  return stray && broken(stray.chain, 0, 'nobody began this chain')
}

/** The root comes first, for its id is the lowest. */
async function* entriesOf(db: Db): AsyncGenerator<StoredEntry> {
  let last: Pick<Entry, 'chain' | 'seq'> = { chain: rootChain, seq: 0 }
  for (;;) {
    const { chain, seq } = last
    const some = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where(({ eb, refTuple, tuple }) => eb(refTuple('chain', 'seq'), '>', tuple(chain, seq)))
      .orderBy('chain')
      .orderBy('seq')
      .limit(entriesAtOnce)
      .execute()
    yield* some
    const end = some.at(-1)
    if (end === undefined) return
    last = end
  }
}

function broken(chain: string, seq: number, why: string): Verdict {
  return { kind: 'broken', chain, seq, why }
}
