import { parse } from 'valibot'
import { type LookSecrets, lookContext, lookSecrets } from '../../../platform/audit/looks.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { calledToCustomers } from '../../../platform/staff/called-to-customers.ts'
import type { AppealRef } from '../../appeals/store/appeal.ts'
import type { PersonStore } from './person-contact.ts'

/** One look at what is a person's. */
export interface StoredLook extends LookSecrets {
  readonly id: string
  readonly at: Date
  readonly looker: Tables['person_access']['looker']
  /** Of family: by what they are let see it. */
  readonly delegationId: string | undefined
  /** Of a member of staff: how customers read of them. */
  readonly staff: string | undefined
  /** What it was reported with. */
  readonly appeal: AppealRef | undefined
}

/** So many at once. */
const looksAtOnce = 100

/** The looks at a person's things, the latest first: those before one of them, or the latest of all. */
export async function readLooks(
  store: PersonStore,
  customerKey: Buffer,
  before?: string,
): Promise<{ readonly looks: readonly StoredLook[]; readonly hasMore: boolean }> {
  const rows = await looksOf(store, customerKey)
    .$if(before !== undefined, (those) =>
      those.where('look.seq', '<', (from) =>
        from
          .selectFrom('person_access as last')
          .select('last.seq')
          .where('last.customer_key', '=', customerKey)
          .where('last.id', '=', before ?? ''),
      ),
    )
    .orderBy('look.seq', 'desc')
    .limit(looksAtOnce + 1)
    .execute()
  const looks = rows.slice(0, looksAtOnce).map((row) => lookOf(store, row))
  return { looks, hasMore: rows.length > looksAtOnce }
}

/** One of them, held until the transaction ends: of two who report it at once one opens the case. */
export async function lockLook(
  store: PersonStore,
  customerKey: Buffer,
  id: string,
): Promise<StoredLook | undefined> {
  const row = await looksOf(store, customerKey)
    .where('look.id', '=', id)
    .forUpdate('look')
    .executeTakeFirst()
  return row && lookOf(store, row)
}

export async function noteReport(
  { db }: Pick<PersonStore, 'db'>,
  customerKey: Buffer,
  id: string,
  appeal: AppealRef,
): Promise<void> {
  await db
    .updateTable('person_access')
    .set({ appeal_key: appeal.customerKey, appeal_id: appeal.id })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}

function looksOf({ db }: Pick<PersonStore, 'db'>, customerKey: Buffer) {
  return db
    .selectFrom('person_access as look')
    .leftJoin('staff', 'staff.id', 'look.staff_id')
    .leftJoin('agent', 'agent.staff_id', 'staff.id')
    .leftJoin('branch', 'branch.com_code', 'staff.branch')
    .select(['look.id', 'look.at', 'look.looker', 'look.sealed'])
    .select(['agent.number', 'staff.roles', 'staff.branch', 'com_name'])
    .select(['look.delegation_id', 'look.appeal_key', 'look.appeal_id'])
    .where('look.customer_key', '=', customerKey)
}

type LookRow = Awaited<ReturnType<ReturnType<typeof looksOf>['execute']>>[number]

function lookOf({ keys }: Pick<PersonStore, 'keys'>, row: LookRow): StoredLook {
  const { id, at, looker, sealed, roles, appeal_key: customerKey, appeal_id: appealId } = row
  return {
    ...parse(lookSecrets, keys.unseal(lookContext(id), sealed)),
    id,
    at,
    looker,
    delegationId: row.delegation_id ?? undefined,
    staff: roles === null ? undefined : calledToCustomers({ ...row, roles }),
    appeal: customerKey && appealId !== null ? { customerKey, id: appealId } : undefined,
  }
}
