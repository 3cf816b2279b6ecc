import { type InferOutput, object, parse, string } from 'valibot'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import type { ClaimStore } from './claim.repository.ts'
import { isOfClaimWithin } from './claim-within.ts'

const secrets = object({
  /** What the customer reads. */
  text: string(),
  /** Account of who wrote it. */
  by: string(),
})

/** That a claim was hurried, and what became of it. */
export interface ClaimNudge {
  /** ISO date on which it was hurried last. */
  readonly askedOn: string
  /** While it waits, the first time without an answer. */
  readonly askedAt: Date
  /** The last time, where it was hurried again since. */
  readonly askedAgainAt?: Date | undefined
  /** ISO date by which somebody answers; the whole day counts. */
  readonly answerBy: string
  readonly answer: (InferOutput<typeof secrets> & { readonly at: Date }) | undefined
}

type ClaimRef = Pick<ObjectRef, 'customerKey' | 'id'>

export function claimNudgeContext(claimId: string, askedOn: string): string {
  return `claim-nudge/${claimId}/${askedOn}`
}

/**
 * How a claim was hurried last; undefined if never. Who hurries it again before they are answered waits since the
 * first time: what was promised then counts.
 */
export async function lastNudge(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
): Promise<ClaimNudge | undefined> {
  const ofClaim = db
    .selectFrom('claim_nudge')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .limit(1)
  const row = await ofClaim.orderBy('asked_on', 'desc').executeTakeFirst()
  if (row === undefined) return undefined
  const waiting = ofClaim.where('answered_at', 'is', null)
  const first = (await waiting.orderBy('asked_on').executeTakeFirst()) ?? row
  const { asked_on: askedOn, answered_at: at, sealed } = row
  const said = sealed && parse(secrets, keys.unseal(claimNudgeContext(id, askedOn), sealed))
  return {
    askedOn,
    askedAt: first.asked_at,
    askedAgainAt: first.asked_on === askedOn ? undefined : row.asked_at,
    answerBy: first.answer_by,
    answer: said === null || at === null ? undefined : { ...said, at },
  }
}

/** With the claim locked: one a day. */
export async function addNudge(
  { db }: Pick<ClaimStore, 'db'>,
  { customerKey, id }: ClaimRef,
  { askedOn, askedAt, answerBy }: Omit<ClaimNudge, 'answer' | 'askedAgainAt'>,
): Promise<void> {
  await db
    .insertInto('claim_nudge')
    .values({
      customer_key: customerKey,
      claim_id: id,
      asked_on: askedOn,
      asked_at: askedAt,
      answer_by: answerBy,
    })
    .execute()
}

/** Answers all that waits of a claim; false where nothing does. */
export async function answerNudges(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
  { at, ...said }: NonNullable<ClaimNudge['answer']>,
): Promise<boolean> {
  const open = await db
    .selectFrom('claim_nudge')
    .select('asked_on')
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .where('answered_at', 'is', null)
    .execute()
  for (const { asked_on } of open) {
    await db
      .updateTable('claim_nudge')
      .set({ answered_at: at, sealed: keys.seal(claimNudgeContext(id, asked_on), said) })
      .where('customer_key', '=', customerKey)
      .where('claim_id', '=', id)
      .where('asked_on', '=', asked_on)
      .execute()
  }
  return open.length > 0
}

/** Claims that were hurried and not answered, those whose day comes first in front. */
export async function waitingNudges(
  { db }: Pick<ClaimStore, 'db'>,
  {
    offset,
    limit,
    within,
  }: { readonly offset: number; readonly limit: number; readonly within: Within },
) {
  const columns = { customerKey: 'claim_nudge.customer_key', claimId: 'claim_nudge.claim_id' }
  const waiting = db
    .selectFrom('claim_nudge')
    .where('answered_at', 'is', null)
    .where(isOfClaimWithin(columns, within))
  const [rows, { total }] = await Promise.all([
    waiting
      .select(['customer_key', 'claim_id'])
      .select(({ fn }) => [fn.min('answer_by').as('answer_by'), fn.min('asked_at').as('asked_at')])
      .groupBy(['customer_key', 'claim_id'])
      .orderBy('answer_by')
      .orderBy('asked_at')
      .orderBy('claim_id')
      .offset(offset)
      .limit(limit)
      .execute(),
    waiting
      .select(({ fn }) => fn.count<number>('claim_id').distinct().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return {
    nudges: rows.map(({ customer_key, claim_id, answer_by, asked_at }) => ({
      claim: { kind: 'claim' as const, customerKey: customer_key, id: claim_id },
      answerBy: answer_by,
      askedAt: asked_at,
    })),
    total: Number(total),
  }
}
