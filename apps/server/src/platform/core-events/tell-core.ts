import type { CoreEvent, CoreEventData } from '@ecenter/contract/core/core-event.ts'
import { parse } from 'valibot'
import type { Clock } from '../clock/clock.ts'
import { connectionWithin } from '../database/connections/connection-within.ts'
import type { Db } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import type { FileRef } from '../files/files.ts'
import type { Keys } from '../keys/keys.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { uuidV7 } from './uuid-v7.ts'

/** The database has to be the transaction of what is told. */
export interface CoreEventStore {
  readonly db: Db
  readonly keys: Keys
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Pick<Notifier, 'notifySoon'>
}

interface Told<Event extends CoreEvent> {
  /** As the pattern of the event says: `policy/PDAA…`. */
  readonly subject: string
  readonly data: CoreEventData<Event>
  /** Whose bytes the core may ask for by it. */
  readonly files?: readonly (FileRef & { readonly mediaType: string })[]
}

/** The relay is notified by it. */
export const coreEventTopic = 'core-events/written'

export const pipelineCount = 8

/**
 * Tells the insurer's core of something, in the transaction in which it happens: both commit or neither
 * does. What does not fit the event's schema is a bug, and undoes the transaction.
 */
export async function tellCore<Event extends CoreEvent>(
  { db, keys, clock, notifier }: CoreEventStore,
  { type, data: schema }: Event,
  { subject, data, files = [] }: Told<Event>,
): Promise<string> {
  const at = clock.now()
  const id = uuidV7(at)
  const subjectKey = keys.searchHash('core-subject', subject)
  const sealed = keys.seal(coreEventContext(id), { subject, data: parse(schema, data) })
  const pipeline = subjectKey.readUInt8(0) % pipelineCount
  await insertEvent(connectionWithin(db), id, type, subjectKey, pipeline, at, sealed)
  if (files.length > 0) {
    await db
      .insertInto('core_event_file')
      .values(
        files.map((file) => ({
          file_id: file.id,
          customer_key: file.customerKey,
          event_id: id,
          media_type: file.mediaType,
        })),
      )
      .execute()
  }
  await notifier.notifySoon(coreEventTopic, db)
  return id
}

const insertEvent = statement(
  'insert-core-event',
  `insert into core_event (id, type, subject_key, pipeline, at, sealed)
   values ($1, $2, $3, $4, $5, $6)`,
)

/** Where subject and data are sealed for. */
export function coreEventContext(id: string): string {
  return `core-event/${id}`
}
