import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { listOfRowRefs, type RowRef } from '../database/row-refs.ts'
import type { StoredEvent } from './number-imported-events.ts'

/** Where events are noted: of what, and which column says what happened. */
const logs = {
  claim_event: { of: 'claim_id', what: 'type' },
  delivery_event: { of: 'order_id', what: 'code' },
} as const

type EventLog = keyof typeof logs

/** All that is noted of these claims or deliveries, by their ids. */
export async function storedEvents(
  db: Db,
  log: EventLog,
  rowRefs: readonly RowRef[],
): Promise<ReadonlyMap<string, readonly StoredEvent[]>> {
  const [of, what] = [sql.ref(`event.${logs[log].of}`), sql.ref(`event.${logs[log].what}`)]
  const { rows } = await sql<StoredEvent & { id: string }>`
    select ${of} as id, event.seq, event.at, ${what} as what, event.is_of_core as "isOfCore"
    from ${sql.table(log)} as event
    join ${listOfRowRefs(rowRefs)}
      on event.customer_key = row_ref.customer_key and ${of} = row_ref.id
    order by ${of}, event.seq
  `.execute(db)
  const events = new Map<string, StoredEvent[]>()
  for (const { id, ...event } of rows) events.set(id, [...(events.get(id) ?? []), event])
  return events
}

/** Takes away what the core told of them before; what was noted here stays. */
export async function removeImportedEvents(
  db: Db,
  log: EventLog,
  rowRefs: readonly RowRef[],
): Promise<void> {
  if (rowRefs.length === 0) return
  await sql`
    delete from ${sql.table(log)} as event using ${listOfRowRefs(rowRefs)}
    where event.customer_key = row_ref.customer_key
      and ${sql.ref(`event.${logs[log].of}`)} = row_ref.id
      and event.is_of_core
  `.execute(db)
}
