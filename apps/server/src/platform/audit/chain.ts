import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { PipelinedConnection } from '../database/connections/pipelined-connection.ts'
import { statement } from '../database/statement.ts'
import type { Keys } from '../keys/keys.ts'
import { narrowKey } from '../limits/wider-network.ts'
import type { AuditFact } from './audit-fact.ts'
import { type Entry, headMac, isHeadMac, macOf, noMac, rootChain } from './chain-macs.ts'
import { addLooks, lookValues } from './looks.ts'

/** Where the next entry goes. */
export interface Chain {
  readonly id: string
  readonly entries: number
  readonly lastMac: Buffer
}

export interface ChainServices {
  readonly keys: Keys
  readonly clock: Clock
}

/** The trail in the table is not the one that was written: somebody changed it from outside. */
class AuditTrailChanged extends Error {
  override readonly name = 'AuditTrailChanged'
}

/** Adds entries, with what their people read of them, and moves the chain's signed head in one statement. */
export async function append(
  connection: PipelinedConnection,
  services: ChainServices,
  chain: Chain,
  facts: readonly AuditFact[],
): Promise<Chain> {
  const now = services.clock.now()
  const { longer, values } = linked(
    services.keys,
    chain,
    facts.map((fact) => entryOf(fact, now)),
  )
  const looks = lookValues(services.keys, facts, now)
  const [moved] = await appendEntries(connection, ...values, ...looks)
  if (moved === undefined) throw new AuditTrailChanged(`chain ${chain.id} is not as it was left`)
  return longer
}

/**
 * Begins a chain with an entry in the root chain, so that none can vanish unseen. Where another
 * process was first, the root is longer by now and is read again.
 */
export async function beginChain(
  connection: PipelinedConnection,
  services: ChainServices,
): Promise<Chain> {
  const { keys, clock } = services
  for (;;) {
    const root = await readRoot(connection, keys)
    const id = randomUUID()
    const fact = { event: 'chain-begun', object_id: id, outcome: '' }
    const { longer, values } = linked(keys, root, [{ ...nobody, ...fact, at: clock.now() }])
    const begun = { id, entries: 0, lastMac: longer.lastMac }
    const [moved] = await beginEntries(
      connection,
      ...values,
      id,
      begun.lastMac,
      headMac(keys, begun),
    )
    if (moved !== undefined) return begun
  }
}

async function readRoot(connection: PipelinedConnection, keys: Keys): Promise<Chain> {
  const empty = { id: rootChain, entries: 0, lastMac: noMac }
  const [row] = await selectHead(connection, rootChain, noMac, headMac(keys, empty))
  if (row === undefined) return readRoot(connection, keys)
  const root = { id: rootChain, entries: row.entries, lastMac: row.last_mac }
  // Signing on would make good what was cut.
  if (!isHeadMac(keys, row.head_mac, root)) throw new AuditTrailChanged('the root has no seal')
  return root
}

type Unlinked = Omit<Entry, 'chain' | 'seq'>

const nobody = {
  session_id: null,
  object_id: null,
  subject: null,
  address: null,
  staff_id: null,
}

function entryOf(fact: AuditFact, at: Date): Unlinked {
  return {
    at,
    event: fact.event,
    session_id: fact.sessionId ?? null,
    object_id: fact.objectId ?? null,
    subject: fact.subject ?? null,
    address: fact.address === undefined ? null : narrowKey(fact.address),
    outcome: fact.outcome,
    staff_id: fact.staffId ?? null,
  }
}

/** The entries in their places, as the values of a statement, and the chain with them. */
function linked(
  keys: Keys,
  chain: Chain,
  entries: readonly Unlinked[],
): { readonly longer: Chain; readonly values: readonly unknown[] } {
  let previous_mac = chain.lastMac
  const rows = entries.map((unlinked, index) => {
    const entry = { ...unlinked, chain: chain.id, seq: chain.entries + index + 1 }
    const row = { ...entry, previous_mac, mac: macOf(keys, entry, previous_mac) }
    previous_mac = row.mac
    return row
  })
  const longer = { id: chain.id, entries: chain.entries + rows.length, lastMac: previous_mac }
  return {
    longer,
    values: [
      chain.id,
      chain.entries,
      chain.lastMac,
      longer.entries,
      longer.lastMac,
      headMac(keys, longer),
      rows.map((row) => row.seq),
      rows.map((row) => row.at),
      rows.map((row) => row.event),
      rows.map((row) => row.session_id),
      rows.map((row) => row.object_id),
      rows.map((row) => row.subject),
      rows.map((row) => row.address),
      rows.map((row) => row.outcome),
      rows.map((row) => row.staff_id),
      rows.map((row) => row.previous_mac),
      rows.map((row) => row.mac),
    ],
  }
}

/** Only where the head is as it was left, so that no two writers add to one chain. */
const moveHead = `
  head as (
    update audit_chain set entries = $4, last_mac = $5, head_mac = $6
    where chain = $1 and entries = $2 and last_mac = $3
    returning chain
  ),
  added as (
    insert into audit_entry (chain, seq, at, event, session_id, object_id, subject, address,
      outcome, staff_id, previous_mac, mac)
    select head.chain, entry.* from head, unnest($7::int[], $8::timestamptz[], $9::text[],
      $10::uuid[], $11::uuid[], $12::text[], $13::text[], $14::text[], $15::uuid[],
      $16::bytea[], $17::bytea[])
      as entry
  )`

const appendEntries = statement<{ chain: string }>(
  'record-audit',
  `with ${moveHead}, ${addLooks(18)} select chain from head`,
)

const beginEntries = statement<{ chain: string }>(
  'begin-audit-chain',
  `
  with ${moveHead},
  begun as (
    insert into audit_chain (chain, entries, last_mac, head_mac) select $18::uuid, 0, $19::bytea, $20::bytea
    from head
  )
  select chain from head
`,
)

/** Makes the head where there is none; it is found by whoever asks next. */
const selectHead = statement<{ entries: number; last_mac: Buffer; head_mac: Buffer }>(
  'read-audit-head',
  `
  with made as (
    insert into audit_chain (chain, entries, last_mac, head_mac) values ($1, 0, $2, $3)
    on conflict do nothing
  )
  select entries, last_mac, head_mac from audit_chain where chain = $1
`,
)
