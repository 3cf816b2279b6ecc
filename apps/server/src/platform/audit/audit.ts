import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { Database, Db } from '../database/database.ts'
import type { Lane } from '../database/lane.ts'
import { microBatch } from '../database/micro-batch.ts'
import { statement } from '../database/statement.ts'
import type { Keys } from '../keys/keys.ts'

/** What is worth a trace: proofs, reads, documents. Never a person's data, only ids. */
export type AuditEvent =
  | 'lookup'
  | 'image-code'
  | 'slide-captcha'
  | 'sms-sent'
  | 'sms-checked'
  | 'policy-read'
  | 'policy-downloaded'
  | 'document-linked'
  | 'document-verified'
  | 'policy-mailed'

export interface AuditFact {
  readonly event: AuditEvent
  readonly sessionId?: string
  readonly objectId?: string
  readonly outcome: string
}

export interface Audit {
  /** Resolves once the entry is stored. */
  record(fact: AuditFact): Promise<void>
}

interface AuditParts extends Pick<Database, 'db' | 'lanes'> {
  readonly keys: Keys
  readonly clock: Clock
}

interface Entry {
  readonly chain: string
  readonly seq: number
  readonly at: Date
  readonly event: string
  readonly session_id: string | null
  readonly object_id: string | null
  readonly outcome: string
}

interface StoredEntry extends Entry {
  readonly previous_mac: Buffer
  readonly mac: Buffer
}

const noMac = Buffer.alloc(32)

/**
 * Each process writes a chain of its own, so that processes need not wait for each other; a chain
 * begins with the newest MAC of the whole trail, so that no earlier chain can vanish unseen.
 */
export function auditOn({ db, lanes, keys, clock }: AuditParts): Audit {
  let chain = randomUUID()
  let seq = 0
  let last: Buffer | undefined

  const append = microBatch(async (facts: readonly AuditFact[]) => {
    const start = last ?? (await newestMac(db))
    let previous_mac = start
    const rows = facts.map((fact, index) => {
      const entry: Entry = {
        chain,
        seq: seq + index + 1,
        at: clock.now(),
        event: fact.event,
        session_id: fact.sessionId ?? null,
        object_id: fact.objectId ?? null,
        outcome: fact.outcome,
      }
      const row = { ...entry, previous_mac, mac: macOf(keys, entry, previous_mac) }
      previous_mac = row.mac
      return row
    })
    await store(rows)
    seq += rows.length
    last = previous_mac
    return facts.map(() => undefined)
  })

  /** Whether a failed write reached the table is unknown, so what follows it begins a new chain. */
  async function store(rows: readonly StoredEntry[]) {
    try {
      await insertEntries(lanes.durable, rows)
    } catch (error) {
      chain = randomUUID()
      seq = 0
      last = undefined
      throw error
    }
  }

  return { record: append }
}

const insertRows = statement(
  'record-audit',
  `
  insert into audit_entry (chain, seq, at, event, session_id, object_id, outcome, previous_mac, mac)
  select * from unnest($1::uuid[], $2::int[], $3::timestamptz[], $4::text[], $5::uuid[], $6::uuid[],
    $7::text[], $8::bytea[], $9::bytea[])
`,
)

async function insertEntries(lane: Lane, rows: readonly StoredEntry[]): Promise<void> {
  await insertRows(
    lane,
    rows.map((row) => row.chain),
    rows.map((row) => row.seq),
    rows.map((row) => row.at),
    rows.map((row) => row.event),
    rows.map((row) => row.session_id),
    rows.map((row) => row.object_id),
    rows.map((row) => row.outcome),
    rows.map((row) => row.previous_mac),
    rows.map((row) => row.mac),
  )
}

/** Names the first entry that does not fit its chain; undefined when the whole trail holds. */
export async function firstBrokenEntry(
  db: Db,
  keys: Keys,
): Promise<{ chain: string; seq: number } | undefined> {
  const entries = await db
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('chain')
    .orderBy('seq')
    .execute()
  const macs = new Set([noMac, ...entries.map(({ mac }) => mac)].map((mac) => mac.toString('hex')))
  const lastOf = new Map<string, { seq: number; mac: Buffer }>()
  for (const { previous_mac, mac, ...entry } of entries) {
    const before = lastOf.get(entry.chain)
    const isLinked =
      before === undefined
        ? entry.seq === 1 && macs.has(previous_mac.toString('hex'))
        : entry.seq === before.seq + 1 && before.mac.equals(previous_mac)
    if (!isLinked || !mac.equals(macOf(keys, entry, previous_mac))) {
      return { chain: entry.chain, seq: entry.seq }
    }
    lastOf.set(entry.chain, { seq: entry.seq, mac })
  }
  return undefined
}

async function newestMac(db: Db): Promise<Buffer> {
  const newest = await db
    .selectFrom('audit_entry')
    .select('mac')
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.mac ?? noMac
}

function macOf(keys: Keys, entry: Entry, previousMac: Buffer): Buffer {
  const { chain, seq, at, event, session_id, object_id, outcome } = entry
  const text = JSON.stringify([chain, seq, at.toISOString(), event, session_id, object_id, outcome])
  return keys.mac('audit', previousMac, text)
}
