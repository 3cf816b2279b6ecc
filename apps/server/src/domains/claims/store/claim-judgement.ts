import { type InferOutput, object, optional, parse, picklist, string } from 'valibot'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { ClaimStore } from './claim.repository.ts'

const secrets = object({
  verdict: picklist(['accepted', 'refused']),
  reason: string(),
  /** The last file that was looked at. */
  lastFileId: string(),
  account: string(),
  sessionId: string(),
  address: string(),
  network: optional(string()),
})

/** What a member of staff said of a kind of document; until `dueAt` they may take it back. */
export interface Judgement extends InferOutput<typeof secrets> {
  readonly type: string
  readonly staffId: string
  readonly dueAt: Date
}

type ClaimRef = Pick<ObjectRef, 'customerKey' | 'id'>

export function judgementContext(claimId: string, type: string): string {
  return `claim-judgement/${claimId}/${type}`
}

/** Of a claim that is locked, and a document that waits: no other was said of it. */
export async function storeJudgement(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
  { type, staffId, dueAt, ...rest }: Judgement,
): Promise<void> {
  await db
    .insertInto('claim_judgement')
    .values({
      customer_key: customerKey,
      claim_id: id,
      document_type: type,
      staff_id: staffId,
      due_at: dueAt,
      sealed: keys.seal(judgementContext(id, type), parse(secrets, rest)),
    })
    .execute()
}

/** Takes one away, which may then be done; undefined where it has gone. Of a claim that is locked. */
export async function takeJudgement(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
  type: string,
): Promise<Judgement | undefined> {
  const row = await db
    .deleteFrom('claim_judgement')
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .where('document_type', '=', type)
    .returningAll()
    .executeTakeFirst()
  return (
    row && {
      ...parse(secrets, keys.unseal(judgementContext(id, type), row.sealed)),
      type,
      staffId: row.staff_id,
      dueAt: row.due_at,
    }
  )
}

/** Those that hold by now. */
export async function judgementsDue(
  { db }: Pick<ClaimStore, 'db'>,
  now: Date,
): Promise<{ readonly ref: ObjectRef; readonly type: string }[]> {
  const rows = await db
    .selectFrom('claim_judgement')
    .select(['customer_key', 'claim_id', 'document_type'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(500)
    .execute()
  return rows.map(({ customer_key: customerKey, claim_id: id, document_type: type }) => ({
    ref: { kind: 'claim', customerKey, id },
    type,
  }))
}
