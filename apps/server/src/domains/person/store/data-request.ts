import { randomUUID } from 'node:crypto'
import type { DataRequestKind } from '@ecenter/contract/person/privacy.ts'
import { type InferOutput, object, optional, string } from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import { takeCode } from '../../../platform/database/take-code.ts'
import { waitForName } from '../../../platform/database/wait-for-name.ts'
import { newDatedNumber } from '../../../platform/numbers/dated-number.ts'
import { answerBy } from '../rules/answer-by.ts'
import type { PersonStore } from './person-contact.ts'

interface RequestStore extends PersonStore {
  readonly clock: Clock
}

/** A request for a copy of the customer's data, or for its erasure. */
export interface StoredRequest {
  readonly kind: DataRequestKind
  readonly receiptNo: string
  readonly askedAt: Date
  /** ISO date. */
  readonly answerBy: string
  readonly closedAt: Date | undefined
}

/** Whom the answer goes to. */
const asker = object({ name: optional(string()), mobile: optional(string()) })
type Asker = InferOutput<typeof asker>

/** Where name and phone are sealed for. */
export function dataRequestContext(id: string): string {
  return `data-request/${id}`
}

/** The latest first. */
export async function requestsOf(
  { db }: Pick<RequestStore, 'db'>,
  customerKey: Buffer,
): Promise<StoredRequest[]> {
  const rows = await db
    .selectFrom('data_request')
    .select(['kind', 'receipt_no', 'asked_at', 'answer_by', 'closed_at'])
    .where('customer_key', '=', customerKey)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    receiptNo: row.receipt_no,
    askedAt: row.asked_at,
    answerBy: row.answer_by,
    closedAt: row.closed_at ?? undefined,
  }))
}

/** Asks once: whoever asks again while the first is open is told of that one. */
export async function askOnce(
  store: RequestStore,
  customerKey: Buffer,
  kind: DataRequestKind,
  { name, mobile }: Asker,
): Promise<{ readonly request: StoredRequest; readonly isNew: boolean }> {
  const { db, keys, clock } = store
  await waitForName(db, `data-requests/${customerKey.toString('hex')}`)
  const open = (await requestsOf(store, customerKey)).find(
    (request) => request.kind === kind && request.closedAt === undefined,
  )
  if (open !== undefined) return { request: open, isNew: false }
  const id = randomUUID()
  const request: StoredRequest = {
    kind,
    receiptNo: await takeReceiptNo(store),
    askedAt: clock.now(),
    answerBy: answerBy(clock.today()),
    closedAt: undefined,
  }
  await db
    .insertInto('data_request')
    .values({
      customer_key: customerKey,
      id,
      kind,
      receipt_no: request.receiptNo,
      asked_at: request.askedAt,
      answer_by: request.answerBy,
      closed_at: null,
      sealed: keys.seal(dataRequestContext(id), { name, mobile }),
    })
    .execute()
  return { request, isNew: true }
}

/** Draws another number where one is taken. */
async function takeReceiptNo(store: RequestStore): Promise<string> {
  const receiptNo = newDatedNumber('dataRequest', store.clock.today())
  return (await takeCode(store.db, receiptNo)) ? receiptNo : takeReceiptNo(store)
}
