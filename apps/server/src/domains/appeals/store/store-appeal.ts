import { randomBytes, randomUUID } from 'node:crypto'
import type { AppealKind } from '@ecenter/contract/appeals/appeal-summary.ts'
import { parse } from 'valibot'
import { takeCode } from '../../../platform/database/take-code.ts'
import { waitForName } from '../../../platform/database/wait-for-name.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { answerDay, callBackDay } from '../rules/appeal-clock.ts'
import { type AppealStore, appealContext, appealLookupKey } from './appeal.repository.ts'
import type { AppealRef, CaseFacts } from './appeal.ts'
import { type AppealSecrets, appealSecrets } from './appeal-record.ts'
import { areaOfAppeal } from './area-of-appeal.ts'

/** An appeal as its form tells it, before it has a row here. */
export interface NewAppeal extends AppealSecrets, CaseFacts {
  readonly kind: AppealKind
  /** Where its claim stands; it may be filed about none. */
  readonly claim: Pick<ObjectRef, 'customerKey' | 'id'> | undefined
  /** Whom it concerns, where it is about no claim: who has proven who they are, or was found by staff. */
  readonly concerns?: Buffer | undefined
  readonly filedAt: Date
}

/** What makes two appeals one: the same words about the same claim by the same phone. */
export type Filed = Pick<NewAppeal, 'kind' | 'claim' | 'content'> & { readonly phoneNumber: string }

/** Makes all who file with this phone wait for the transaction. */
export async function lockFiling({ db, keys }: AppealStore, phoneNumber: string): Promise<void> {
  await waitForName(db, `appeals/${keys.searchHash('phone', phoneNumber).toString('hex')}`)
}

/** The one that was filed in the same words since then. */
export async function findSameAppeal(
  { db, keys }: AppealStore,
  filed: Filed,
  since: Date,
): Promise<AppealRef | undefined> {
  const customerKey = keys.searchHash('phone', filed.phoneNumber)
  const row = await db
    .selectFrom('appeal')
    .select('id')
    .where('customer_key', '=', customerKey)
    .where('content_key', '=', contentKey(keys, filed))
    .where('filed_at', '>', since)
    .executeTakeFirst()
  return row && { customerKey, id: row.id }
}

/** Stores an appeal with the lookup key that its number is; nothing where another one has that number. */
export async function storeAppeal(
  { db, keys }: AppealStore,
  appeal: NewAppeal,
): Promise<AppealRef | undefined> {
  const { kind, claim, filedAt, phoneNumber, channel, cause, product, dueOn } = appeal
  const id = randomUUID()
  const ref = { customerKey: filersKey(keys, phoneNumber), id }
  const lookup_key = appealLookupKey(keys, appeal.caseNo)
  if (!(await takeCode(db, lookup_key.toString('hex')))) return undefined
  await db
    .insertInto('appeal')
    .values({
      customer_key: ref.customerKey,
      id: ref.id,
      kind,
      claim_customer_key: claim?.customerKey ?? appeal.concerns ?? null,
      claim_id: claim?.id ?? null,
      content_key: contentKey(keys, { ...appeal, phoneNumber: phoneNumber ?? id }),
      filed_at: filedAt,
      answer_by: answerDay(kind, filedAt),
      call_by: callBackDay(filedAt),
      channel,
      cause: cause ?? null,
      product: product ?? null,
      area_code: await areaOfAppeal({ db }, appeal),
      due_on: dueOn ?? null,
      sealed: keys.seal(appealContext(ref.id), parse(appealSecrets, appeal)),
    })
    .execute()
  await db
    .insertInto('appeal_lookup_key')
    .values({ lookup_key, customer_key: ref.customerKey, appeal_id: ref.id })
    .execute()
  return ref
}

/** Of who named no phone: a key that no proof leads to, and no other case has. */
function filersKey(keys: Keys, phoneNumber: string | undefined): Buffer {
  return phoneNumber === undefined ? randomBytes(16) : keys.searchHash('phone', phoneNumber)
}

function contentKey(keys: Keys, { phoneNumber, kind, claim, content }: Filed): Buffer {
  return keys.searchHash('appeal', phoneNumber, kind, claim?.id ?? '', content)
}
