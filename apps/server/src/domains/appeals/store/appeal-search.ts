import { sql } from 'kysely'
import { parse } from 'valibot'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import { wholeCode } from '../../places/rules/areas.ts'
import type { AppealStore } from './appeal.repository.ts'
import { appealContext, handlerContext } from './appeal.repository.ts'
import type { Appeal, AppealRef } from './appeal.ts'
import { type AppealEvent, appealEventType } from './appeal-event.ts'
import { appealSecrets, handlerSecrets } from './appeal-record.ts'

type Store = Pick<AppealStore, 'db'>

/** As much of an appeal as decides where it stands in a list: nothing is decrypted for it. */
export interface AppealOutline
  extends Pick<
    Appeal,
    | 'ref'
    | 'kind'
    | 'filedAt'
    | 'answerBy'
    | 'callBy'
    | 'channel'
    | 'cause'
    | 'product'
    | 'areaCode'
    | 'dueOn'
  > {
  readonly handlerId: string | undefined
  readonly isLetterWaiting: boolean
  /** As of the appeal. */
  readonly version: number
  readonly events: readonly Pick<AppealEvent, 'type' | 'at' | 'answerBy'>[]
}

/** Older closed ones are found by their number. */
const closedAtMost = 1000

/** For staff: the case that the desk names by its id; one answer for none and for one of another branch. */
export async function appealOfId(
  { db }: Store,
  id: string,
  within: Within,
): Promise<AppealRef | undefined> {
  const row = await db
    .selectFrom('appeal')
    .select('customer_key')
    .where('id', '=', id)
    .where(isWithin('area_code', within))
    .executeTakeFirst()
  return row && { customerKey: row.customer_key, id }
}

/** Those that were never decided, or whose review is not: all that may owe an answer. */
export function undecidedAppeals(store: Store, within: Within): Promise<AppealOutline[]> {
  return outlines(store, { isDecided: false, within })
}

/** Those that were decided, a review included where one was asked for; the latest filed in front. */
export function decidedAppeals(store: Store, within: Within): Promise<AppealOutline[]> {
  return outlines(store, { isDecided: true, within })
}

/** What a list of other things shows of a case. */
export type AppealHead = Pick<Appeal, 'caseNo' | 'name' | 'reference' | 'handler'>

/** What cases are called, who filed and who handles them, by their ids: as much as a list shows of rows of other kinds. */
export async function headsOfAppeals(
  { db, keys }: AppealStore,
  refs: readonly AppealRef[],
): Promise<ReadonlyMap<string, AppealHead>> {
  if (refs.length === 0) return new Map()
  const rows = await db
    .selectFrom('appeal')
    .select(['id', 'sealed', 'handler_sealed'])
    .where(
      'customer_key',
      'in',
      refs.map(({ customerKey }) => customerKey),
    )
    .where(
      'id',
      'in',
      refs.map(({ id }) => id),
    )
    .execute()
  return new Map(
    rows.map(({ id, sealed, handler_sealed: handler }) => [
      id,
      {
        ...parse(appealSecrets, keys.unseal(appealContext(id), sealed)),
        handler:
          handler === null
            ? undefined
            : parse(handlerSecrets, keys.unseal(handlerContext(id), handler)),
      },
    ]),
  )
}

/** So many are read at a time of all that there are. */
const inTurn = 200

interface Filed {
  readonly within: Within
  /** Filed since this moment, and before that one. */
  readonly from: Date | undefined
  readonly until: Date | undefined
}

/** All that were filed in that time, the earliest first, some at a time: a registry is longer than memory should hold. */
export async function* appealsInTurn(
  { db }: Store,
  { within, from, until }: Filed,
): AsyncGenerator<AppealOutline[]> {
  let last: AppealOutline | undefined
  do {
    const after = last
    const rows = await outlineRows(db, within)
      .$if(from !== undefined, (rest) => rest.where('filed_at', '>=', from as Date))
      .$if(until !== undefined, (rest) => rest.where('filed_at', '<', until as Date))
      .$if(after !== undefined, (rest) =>
        rest.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('filed_at', 'id'),
            '>',
            tuple((after as AppealOutline).filedAt, (after as AppealOutline).ref.id),
          ),
        ),
      )
      .orderBy('filed_at')
      .orderBy('id')
      .limit(inTurn)
      .execute()
    const batch = rows.map(outlineOf)
    yield batch
    last = batch.length < inTurn ? undefined : batch.at(-1)
  } while (last !== undefined)
}

async function outlines(
  { db }: Store,
  { isDecided, within }: { readonly isDecided: boolean; readonly within: Within },
): Promise<AppealOutline[]> {
  const rows = await outlineRows(db, within)
    .where('is_decided', '=', isDecided)
    .orderBy('filed_at', 'desc')
    .orderBy('id')
    .$if(isDecided, (closed) => closed.limit(closedAtMost))
    .execute()
  return rows.map(outlineOf)
}

function outlineRows(db: Store['db'], within: Within) {
  return db
    .selectFrom('appeal')
    .select(['customer_key', 'id', 'kind', 'filed_at', 'answer_by', 'call_by', 'handler_id'])
    .select(['channel', 'cause', 'product', 'area_code', 'due_on', 'is_letter_waiting', 'takings'])
    .select(
      sql<{ type: string; at: string; answerBy: string | null }[]>`array(
        select json_build_object('type', event.type, 'at', event.at, 'answerBy', event.answer_by)
        from appeal_event as event
        where event.customer_key = appeal.customer_key and event.appeal_id = appeal.id
        order by event.at, event.seq
      )`.as('events'),
    )
    .where(isWithin('appeal.area_code', within))
}

type OutlineRow = Awaited<ReturnType<ReturnType<typeof outlineRows>['execute']>>[number]

function outlineOf(row: OutlineRow): AppealOutline {
  return {
    ref: { customerKey: row.customer_key, id: row.id },
    kind: row.kind,
    channel: row.channel,
    cause: row.cause ?? undefined,
    product: row.product ?? undefined,
    areaCode: row.area_code === null ? undefined : wholeCode(row.area_code),
    dueOn: row.due_on ?? undefined,
    isLetterWaiting: row.is_letter_waiting,
    version: row.events.length + row.takings,
    filedAt: row.filed_at,
    answerBy: row.answer_by,
    callBy: row.call_by,
    handlerId: row.handler_id ?? undefined,
    events: row.events.map(({ type, at, answerBy }) => ({
      type: parse(appealEventType, type),
      at: new Date(at),
      answerBy: answerBy ?? undefined,
    })),
  }
}

/** The undecided cases that a colleague gave to whoever has them, with the area that each is of. */
export async function givenAppeals({
  db,
  keys,
}: AppealStore): Promise<{ readonly staffId: string; readonly areaCode: string | undefined }[]> {
  const rows = await db
    .selectFrom('appeal')
    .select(['id', 'handler_id', 'handler_sealed', 'area_code'])
    .where('handler_id', 'is not', null)
    .where('is_decided', '=', false)
    .execute()
  return rows.flatMap(({ id, handler_id: staffId, handler_sealed: handler, area_code }) => {
    if (staffId === null || handler === null) return []
    const { givenBy } = parse(handlerSecrets, keys.unseal(handlerContext(id), handler))
    return givenBy === undefined ? [] : [{ staffId, areaCode: area_code ?? undefined }]
  })
}

interface Seen {
  readonly atMost: number
  readonly within: Within
}

/** For staff: what a phone has filed, the latest first. */
export async function appealsOfPhone(
  { db }: Store,
  phoneKey: Buffer,
  { atMost, within }: Seen,
): Promise<AppealRef[]> {
  const rows = await db
    .selectFrom('appeal')
    .select(['customer_key', 'id'])
    .where('customer_key', '=', phoneKey)
    .where(isWithin('area_code', within))
    .orderBy('filed_at', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map((row) => ({ customerKey: row.customer_key, id: row.id }))
}

interface OfPerson {
  readonly phoneKey: Buffer
  readonly customerKey: Buffer
  readonly atMost: number
}

/** What a phone has filed that concerns this person, and nobody else who has it; the latest first. */
export async function appealsOfPerson(
  { db }: Store,
  { phoneKey, customerKey, atMost }: OfPerson,
): Promise<AppealRef[]> {
  const rows = await db
    .selectFrom('appeal')
    .select(['customer_key', 'id'])
    .where('customer_key', '=', phoneKey)
    .where('claim_customer_key', '=', customerKey)
    .orderBy('filed_at', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map((row) => ({ customerKey: row.customer_key, id: row.id }))
}

/** For staff: what was filed about claims that stand with this customer, the latest first. */
export async function appealsAbout(
  { db }: Store,
  claimCustomerKey: Buffer,
  { atMost, within }: Seen,
): Promise<AppealRef[]> {
  const rows = await db
    .selectFrom('appeal')
    .select(['customer_key', 'id'])
    .where('claim_customer_key', '=', claimCustomerKey)
    .where(isWithin('area_code', within))
    .orderBy('filed_at', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map((row) => ({ customerKey: row.customer_key, id: row.id }))
}
