import { randomBytes } from 'node:crypto'
import type { PolicyPaper } from '@ecenter/contract/electronic-policies/policy-paper.ts'
import type { Parts } from '../../parts.ts'
import { secondsAfter } from '../../platform/clock/clock.ts'
import type { ObjectRef } from '../../platform/grants/grant.ts'
import { type ChosenPaper, paperColumns, paperInRow } from '../chosen-paper.ts'

/** Whoever has the link has the file, so it lives only as long as it takes to open a browser. */
const lifeSeconds = 5 * 60

export interface MadeLink {
  /** 128 bits in 22 characters; the database keeps its keyed hash alone. */
  readonly token: string
  readonly expiresAt: Date
}

export interface OfferedDocument {
  readonly productName: string
  readonly paper: PolicyPaper
  readonly expiresAt: Date
}

type LinkParts = Pick<Parts, 'db' | 'keys' | 'clock'>

export async function makeLink(
  { db, keys, clock }: LinkParts,
  { customerKey, id }: ObjectRef,
  paper: ChosenPaper,
): Promise<MadeLink> {
  const token = randomBytes(16).toString('base64url')
  const expiresAt = secondsAfter(clock.now(), lifeSeconds)
  await db
    .insertInto('one_use_link')
    .values({
      link_key: keys.searchKey('link', token),
      customer_key: customerKey,
      policy_id: id,
      ...paperColumns(paper),
      expires_at: expiresAt,
      spent_at: null,
    })
    .execute()
  return { token, expiresAt }
}

/** What a live link leads to; looking spends nothing. Undefined for one that is unknown, spent or over. */
export async function lookAtLink(
  { db, keys, clock }: LinkParts,
  token: string,
): Promise<OfferedDocument | undefined> {
  const row = await db
    .selectFrom('one_use_link')
    .innerJoin('policy', (join) =>
      join
        .onRef('policy.customer_key', '=', 'one_use_link.customer_key')
        .onRef('policy.id', '=', 'one_use_link.policy_id'),
    )
    .innerJoin('product', 'product.code', 'policy.product_code')
    .where('link_key', '=', keys.searchKey('link', token))
    .where('spent_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .select(['product.name', 'paper', 'expires_at'])
    .executeTakeFirst()
  return row && { productName: row.name, paper: row.paper, expiresAt: row.expires_at }
}

/** Which paper of what a live link leads to. */
export async function behindLink(
  { db, keys, clock }: LinkParts,
  token: string,
): Promise<{ readonly object: ObjectRef; readonly paper: ChosenPaper } | undefined> {
  const row = await db
    .selectFrom('one_use_link')
    .where('link_key', '=', keys.searchKey('link', token))
    .where('spent_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .select(['customer_key', 'policy_id', 'paper', 'endorsement_key'])
    .executeTakeFirst()
  return (
    row && {
      object: { kind: 'policy', customerKey: row.customer_key, id: row.policy_id },
      paper: paperInRow(row),
    }
  )
}

/** Spends a live link; of many who try at once, one succeeds. */
export async function spendLink({ db, keys, clock }: LinkParts, token: string): Promise<boolean> {
  const now = clock.now()
  const { numUpdatedRows } = await db
    .updateTable('one_use_link')
    .set({ spent_at: now })
    .where('link_key', '=', keys.searchKey('link', token))
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
