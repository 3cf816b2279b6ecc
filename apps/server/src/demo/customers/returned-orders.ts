import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { people } from '../people.ts'
import { issueReturnFreight } from '../products/return-freight.ts'
import { shortTerm } from '../term.ts'

/** Enough for everybody who tries the claim, for each order is claimed once. */
const orders = 48
const daysToSendBack = 20

/** All of them can be claimed on the day the demo is loaded, and for two weeks at least. */
export function returnedOrders(today: string): NewPolicy[] {
  return Array.from({ length: orders }, (_, at) => {
    const orderedOn = daysAfter(today, -2 - (at % 30))
    return issueReturnFreight(
      {
        serial: 541_001 + at,
        area: '3301',
        insured: people.shopper,
        term: shortTerm(orderedOn, daysToSendBack),
      },
      {
        marketplace: '拾光市集',
        marketplaceOrderNo: `SG${orderedOn.replaceAll('-', '')}${String(61_007 + at * 211)}`,
        shop: '山野户外旗舰店',
        goods: '轻量冲锋衣',
      },
    )
  })
}
