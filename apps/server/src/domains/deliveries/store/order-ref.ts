import { type RawBuilder, sql } from 'kysely'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { policyOfProposal } from '../../../platform/numbers/numbers.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'

/** What a delivery has of its order, which is stored before it. */
export interface OrderedPapers {
  readonly orderNo: string
  readonly hasGiftCard: boolean
  readonly parts: readonly {
    readonly proposalNo: string
    readonly policyNo?: string | undefined
    readonly policy: {
      readonly insured: { readonly idNumber: string }
      readonly vehicle?: { readonly frameNo: string } | undefined
      readonly isPaperOnly: boolean
    }
  }[]
}

/** What a grant for an order, and for its delivery, is about; it follows from its number and its insured. */
export function orderRefOf(
  keys: Keys,
  { orderNo, parts }: Pick<OrderedPapers, 'orderNo' | 'parts'>,
) {
  const customerKey = keys.searchHash('customer', theInsured(parts))
  return { kind: 'order', customerKey, id: orderIdOf(keys, orderNo) } as const
}

export function orderIdOf(keys: Keys, orderNo: string): string {
  return uuidOf(keys.searchHash('order', orderNo))
}

interface Numbered {
  readonly proposalNo: string
  /** What the core issued it under, where it tells one. */
  readonly policyNo?: string | undefined
}

/** The number of the policy that comes of a proposal, unless the core says another. */
export function policyNoOf({ proposalNo, policyNo }: Numbered): string {
  return policyNo ?? policyOfProposal(proposalNo)
}

/** The policies that come of an order stand with its insured, so it has one alone. */
function theInsured(parts: OrderedPapers['parts']): string {
  const [idNumber, ...others] = new Set(parts.map(({ policy }) => policy.insured.idNumber))
  if (idNumber === undefined || others.length > 0) throw new Error('an order has one insured')
  return idNumber
}

/**
 * Holds for an order, or for what goes with it, named by these columns, that a member of staff of a branch may see. An
 * order is of the branches that issued what came of it; until then it is of none, and for all.
 */
export function isOfOrderWithin(
  columns: { readonly customerKey: string; readonly orderId: string },
  within: Within,
): RawBuilder<boolean> {
  if (within === undefined) return sql<boolean>`true`
  return sql<boolean>`not exists (
    select from order_policy as came join policy as issued
      on issued.customer_key = came.customer_key and issued.id = came.policy_id
    where came.customer_key = ${sql.ref(columns.customerKey)}
      and came.order_id = ${sql.ref(columns.orderId)}
      and not ${isWithin('issued.area_code', within)}
  )`
}
