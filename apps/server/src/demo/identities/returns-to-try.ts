import { checkOrder } from '@ecenter/contract/return-insurance/return-claim.ts'
import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { onlineShopping } from '../customers/online-shopping.ts'
import { returnedOrders } from '../customers/returned-orders.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** Marketplace orders; each that can be claimed is claimed once. */
export function returnsToTry(today: string): IdentityToTry[] {
  const shopping = onlineShopping(today)
  return [
    ...returnedOrders(today).map((order) => byOrder(order, 'insured and not claimed yet')),
    ...shopping.slice(1, 4).map((order) => byOrder(order, 'claimed before: refused at its field')),
    ...shopping.slice(-2).map((order) => byOrder(order, 'too long ago: refused at its field')),
    entry(
      checkOrder,
      { insuranceOrderId: 'SG2026010100001' },
      'an order without cover: refused at its field',
    ),
  ]
}

function byOrder({ risk }: NewPolicy, shows: string): IdentityToTry {
  if (risk?.kind !== 'return-freight') throw new Error('no order is insured by this policy')
  return entry(checkOrder, { insuranceOrderId: risk.marketplaceOrderNo }, shows)
}
