import type { ReturnStatus } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { sql } from 'kysely'
import { parse } from 'valibot'
import type { Db } from '../../../platform/database/database.ts'
import { listOfRowRefs, type RowRef } from '../../../platform/database/row-refs.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { type ClaimEventType, claimEventType } from '../rules/claim-event.ts'

const statusAfter: Readonly<Partial<Record<ClaimEventType, ReturnStatus>>> = {
  agreed: 'accepted',
  paid: 'accepted',
  refused: 'refused',
  cancelled: 'refused',
  reopened: 'open',
}

const decidingTypes = Object.keys(statusAfter)

/** Keeps how a return stands beside the events of its claim, whoever adds them; other claims have none. */
export async function noteReturnStatus(
  { db }: { readonly db: Db },
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
  type: ClaimEventType,
): Promise<void> {
  // What it was before the mistake follows from the events that are left.
  if (type === 'corrected') return noteReturnStatuses({ db }, [{ customer_key: customerKey, id }])
  const status = statusAfter[type]
  if (status === undefined) return
  await db
    .updateTable('return_claim')
    .set({ status })
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .execute()
}

/** The same for many claims whose events were written anew: the latest that decides says how each stands. */
export async function noteReturnStatuses(
  { db }: { readonly db: Db },
  claims: readonly RowRef[],
): Promise<void> {
  const returns = await sql<RowRef>`
    select returned.customer_key, returned.claim_id as id from return_claim as returned
    join ${listOfRowRefs(claims)}
      on returned.customer_key = row_ref.customer_key and returned.claim_id = row_ref.id
  `.execute(db)
  for (const { customer_key: customerKey, id } of returns.rows) {
    const latest = await db
      .selectFrom('claim_event')
      .select('type')
      .where('customer_key', '=', customerKey)
      .where('claim_id', '=', id)
      .where('type', 'in', decidingTypes)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('claim_event as later')
              .select('later.seq')
              .whereRef('later.customer_key', '=', 'claim_event.customer_key')
              .whereRef('later.claim_id', '=', 'claim_event.claim_id')
              .where('later.type', '=', 'corrected')
              .where(sql<boolean>`(later.facts -> 'corrects' ->> 'seq')::int = claim_event.seq`),
          ),
        ),
      )
      .orderBy('at', 'desc')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    const type = latest === undefined ? 'reopened' : parse(claimEventType, latest.type)
    await noteReturnStatus({ db }, { customerKey, id }, type)
  }
}
