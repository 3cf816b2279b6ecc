import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import type { LeadStatus } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { ExpressionBuilder } from 'kysely'
import type { ReadDb } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import { type DeskLead, type LeadRef, type LeadStore, openLead } from './lead.repository.ts'

type Store = Pick<LeadStore, 'db'>

export interface LeadsChosen {
  readonly status: LeadStatus
  readonly product: PromotedProduct | undefined
  /** Of this member of staff alone. */
  readonly handlerId: string | undefined
  /** First and last day on which they were left. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly within: Within
}

/** Of open leads the oldest first, for it waits longest; of others the latest. */
export async function findLeads(
  { db, keys }: Pick<LeadStore, 'keys'> & { readonly db: ReadDb },
  chosen: LeadsChosen,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<DeskLead[]> {
  const order = chosen.status === 'open' ? 'asc' : 'desc'
  const rows = await db
    .selectFrom('purchase_lead')
    .selectAll()
    .where(isChosen(chosen))
    .orderBy('left_at', order)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => openLead(keys, row))
}

/** How many they are on all pages. */
export async function numberOfLeads({ db }: Store, chosen: LeadsChosen): Promise<number> {
  const { rows } = await db
    .selectFrom('purchase_lead')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where(isChosen(chosen))
    .executeTakeFirstOrThrow()
  return rows
}

/** What waits for staff: `late` were left before that day, `mine` are this member's and not closed. */
export async function countLeads(
  { db }: Store,
  {
    lateBefore,
    staffId,
    within,
  }: { readonly lateBefore: string; readonly staffId: string; readonly within: Within },
): Promise<Readonly<Record<'open' | 'late' | 'called' | 'mine', number>>> {
  return db
    .selectFrom('purchase_lead')
    .where('status', 'in', ['open', 'called'])
    .where(isWithin('purchase_lead.area_code', within))
    .select(({ fn, eb, and }) => [
      fn.countAll<number>().filterWhere('status', '=', 'open').as('open'),
      fn
        .countAll<number>()
        .filterWhere(
          and([
            eb('status', '=', 'open'),
            eb('is_sent_on', '=', false),
            eb('left_on', '<', lateBefore),
          ]),
        )
        .as('late'),
      fn.countAll<number>().filterWhere('status', '=', 'called').as('called'),
      fn.countAll<number>().filterWhere('handler_id', '=', staffId).as('mine'),
    ])
    .executeTakeFirstOrThrow()
}

interface CallsOwed {
  readonly limit: number
  readonly within: Within
  /** Of one of the staff alone, or of nobody. */
  readonly owner?: string | undefined
  readonly isUnownedFirst?: boolean
}

/** Those who were promised a call, who has waited longest in front. */
export async function callsOwed(
  { db, keys }: LeadStore,
  { limit, within, owner, isUnownedFirst = false }: CallsOwed,
): Promise<DeskLead[]> {
  const rows = await db
    .selectFrom('purchase_lead')
    .selectAll()
    .where('status', '=', 'open')
    .where('is_sent_on', '=', false)
    .where(isWithin('purchase_lead.area_code', within))
    .$if(owner === 'nobody', (all) => all.where('handler_id', 'is', null))
    .$if(owner !== undefined && owner !== 'nobody', (all) =>
      all.where('handler_id', '=', owner ?? ''),
    )
    .$if(isUnownedFirst, (all) => all.orderBy(({ eb }) => eb('handler_id', 'is not', null)))
    .orderBy('left_on')
    .orderBy('left_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => openLead(keys, row))
}

export async function countCallsOwed(
  { db }: Store,
  lateBefore: string,
  within: Within,
): Promise<{ readonly total: number; readonly late: number }> {
  return db
    .selectFrom('purchase_lead')
    .where('status', '=', 'open')
    .where('is_sent_on', '=', false)
    .where(isWithin('purchase_lead.area_code', within))
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('left_on', '<', lateBefore).as('late'),
    ])
    .executeTakeFirstOrThrow()
}

/** The same by whoever has them, and of nobody. */
export async function countCallsOwedByOwner(
  { db }: Store,
  lateBefore: string,
  within: Within,
): Promise<
  { readonly ownerId: string | undefined; readonly total: number; readonly late: number }[]
> {
  const rows = await db
    .selectFrom('purchase_lead')
    .where('status', '=', 'open')
    .where('is_sent_on', '=', false)
    .where(isWithin('purchase_lead.area_code', within))
    .groupBy('handler_id')
    .select(({ fn }) => [
      'handler_id',
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('left_on', '<', lateBefore).as('late'),
    ])
    .execute()
  return rows.map(({ handler_id, ...counts }) => ({ ownerId: handler_id ?? undefined, ...counts }))
}

/** The lead that the desk names by its id. */
export async function leadOfId(
  { db }: Store,
  id: string,
  within: Within,
): Promise<LeadRef | undefined> {
  const row = await db
    .selectFrom('purchase_lead')
    .select('customer_key')
    .where('id', '=', id)
    .where(isWithin('area_code', within))
    .executeTakeFirst()
  return row && { customerKey: row.customer_key, id }
}

/** The one of this number, which its customer tells. */
export async function leadOfNumber(
  { db }: Store,
  leadNo: string,
  within: Within,
): Promise<LeadRef | undefined> {
  const row = await db
    .selectFrom('purchase_lead')
    .select(['customer_key', 'id'])
    .where('lead_no', '=', leadNo)
    .where(isWithin('area_code', within))
    .orderBy('left_at', 'desc')
    .executeTakeFirst()
  return row && { customerKey: row.customer_key, id: row.id }
}

/** That of a number, or the latest of a phone. */
export async function leadOfNumberOrPhone(
  { db, keys }: LeadStore,
  number: string,
  within: Within,
): Promise<LeadRef | undefined> {
  const row = await db
    .selectFrom('purchase_lead')
    .select(['customer_key', 'id'])
    .where((eb) =>
      eb.or([
        eb('lead_no', '=', number),
        eb('customer_key', '=', keys.searchHash('phone', number)),
      ]),
    )
    .where(isWithin('area_code', within))
    .orderBy('left_at', 'desc')
    .executeTakeFirst()
  return row && { customerKey: row.customer_key, id: row.id }
}

function isChosen({ status, product, handlerId, from, to, within }: LeadsChosen) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'purchase_lead'>) =>
    and([
      eb('status', '=', status),
      isWithin('purchase_lead.area_code', within),
      ...(product === undefined ? [] : [eb('product', '=', product)]),
      ...(handlerId === undefined ? [] : [eb('handler_id', '=', handlerId)]),
      ...(from === undefined ? [] : [eb('left_on', '>=', from)]),
      ...(to === undefined ? [] : [eb('left_on', '<=', to)]),
    ])
}

/** What a phone has left, the latest first. */
export async function leadsOfPhone(
  { db, keys }: LeadStore,
  phoneKey: Buffer,
  { atMost, within }: { readonly atMost: number; readonly within: Within },
): Promise<DeskLead[]> {
  const rows = await db
    .selectFrom('purchase_lead')
    .selectAll()
    .where('customer_key', '=', phoneKey)
    .where(isWithin('area_code', within))
    .orderBy('left_at', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map((row) => openLead(keys, row))
}
