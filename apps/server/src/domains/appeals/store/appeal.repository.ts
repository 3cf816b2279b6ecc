import { parse } from 'valibot'
import type { Db } from '../../../platform/database/database.ts'
import { behind } from '../../../platform/database/lookup-keys/behind-lookup-keys.ts'
import type { Grant } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import { wholeCode } from '../../places/rules/areas.ts'
import type { Appeal, AppealRef } from './appeal.ts'
import { type AppealEvent, appealEventType } from './appeal-event.ts'
import {
  appealEventSecrets,
  appealSecrets,
  handlerSecrets,
  letterSecrets,
} from './appeal-record.ts'

export interface AppealStore {
  readonly db: Db
  readonly keys: Keys
}

/** The case of that number, if the proven phone filed it. */
export async function findAppeal(
  { db, keys }: AppealStore,
  { object: phone }: Pick<Grant, 'object'>,
  caseNo: string,
): Promise<AppealRef | undefined> {
  if (phone.kind !== 'phone') return undefined
  const found = await appealOfNumber({ db, keys }, caseNo, undefined)
  return found?.customerKey.equals(phone.customerKey) === true ? found : undefined
}

/** For staff: the case of that number, whoever filed it; none of another branch. */
export async function appealOfNumber(
  { db, keys }: AppealStore,
  caseNo: string,
  within: Within,
): Promise<AppealRef | undefined> {
  const { lookupKeys, to } = await behind(db, 'appeal_lookup_key', [
    [appealLookupKey(keys, caseNo)],
  ])
  const row = await db
    .selectFrom(lookupKeys)
    .innerJoin('appeal', (join) => join.on(to('appeal')))
    .select(['appeal.customer_key', 'appeal.id'])
    .where(isWithin('appeal.area_code', within))
    .executeTakeFirst()
  return row && { customerKey: row.customer_key, id: row.id }
}

/** An appeal that was found by a proven phone, or by staff. */
export async function readAppeal({ db, keys }: AppealStore, ref: AppealRef): Promise<Appeal> {
  const row = await db
    .selectFrom('appeal')
    .selectAll()
    .where('customer_key', '=', ref.customerKey)
    .where('id', '=', ref.id)
    .executeTakeFirstOrThrow()
  const events = await readEvents({ db, keys }, ref)
  const { handler_sealed: handler, letter_sealed: letter } = row
  return {
    ...parse(appealSecrets, keys.unseal(appealContext(row.id), row.sealed)),
    ref,
    kind: row.kind,
    channel: row.channel,
    cause: row.cause ?? undefined,
    product: row.product ?? undefined,
    areaCode: row.area_code === null ? undefined : wholeCode(row.area_code),
    dueOn: row.due_on ?? undefined,
    claimCustomerKey: row.claim_customer_key ?? undefined,
    filedAt: row.filed_at,
    answerBy: row.answer_by,
    callBy: row.call_by,
    handler:
      handler === null
        ? undefined
        : parse(handlerSecrets, keys.unseal(handlerContext(row.id), handler)),
    letter:
      letter === null
        ? undefined
        : parse(letterSecrets, keys.unseal(appealLetterContext(row.id), letter)),
    version: events.length + row.takings,
    events,
  }
}

/** Holds an appeal until the transaction ends: of two who act on it at once, the second sees what the first did. */
export async function lockAppeal(
  { db }: Pick<AppealStore, 'db'>,
  { customerKey, id }: AppealRef,
): Promise<void> {
  await db
    .selectFrom('appeal')
    .select('id')
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

export function appealLookupKey(keys: Keys, caseNo: string): Buffer {
  return keys.searchHash('case-no', caseNo)
}

/** Where the personal part of a row is sealed for; it opens nowhere else. */
export function appealContext(id: string): string {
  return `appeal/${id}`
}

export function handlerContext(id: string): string {
  return `appeal-handler/${id}`
}

export function appealLetterContext(id: string): string {
  return `appeal-letter/${id}`
}

export function appealNoteContext(id: string): string {
  return `appeal-note/${id}`
}

export function appealEventContext(id: string, seq: number): string {
  return `appeal-event/${id}/${seq}`
}

async function readEvents({ db, keys }: AppealStore, ref: AppealRef): Promise<AppealEvent[]> {
  const rows = await db
    .selectFrom('appeal_event')
    .select(['seq', 'at', 'type', 'answer_by', 'sealed'])
    .where('customer_key', '=', ref.customerKey)
    .where('appeal_id', '=', ref.id)
    .orderBy('at')
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, at, type, answer_by, sealed }) => ({
    ...parse(appealEventSecrets, keys.unseal(appealEventContext(ref.id, seq), sealed)),
    type: parse(appealEventType, type),
    at,
    answerBy: answer_by ?? undefined,
  }))
}
