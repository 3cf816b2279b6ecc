import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import type { Lead } from '../../records/purchases/lead.ts'
import { demoPromoterCodes } from '../promotions/demo-promoters.ts'

interface Wish {
  readonly applicant: string
  readonly mobile: string
  readonly cityCode: string
  readonly daysAgo: number
  readonly time: string
  readonly product: PromotedProduct
  readonly promoterCode?: string
}

/** Made-up people; the first waits longer than was promised. */
const wishes: readonly Wish[] = [
  {
    applicant: '贺子轩',
    mobile: '13900030001',
    cityCode: '11000000',
    daysAgo: 9,
    time: '16:40',
    product: 'car',
    promoterCode: demoPromoterCodes.car,
  },
  {
    applicant: '龚晓萌',
    mobile: '13900030002',
    cityCode: '31000000',
    daysAgo: 1,
    time: '09:12',
    product: 'non-car',
    promoterCode: demoPromoterCodes['non-car'],
  },
  {
    applicant: '买买提·艾力',
    mobile: '13900030003',
    cityCode: '44030000',
    daysAgo: 1,
    time: '20:55',
    product: 'car',
  },
]

/** Who wants to buy from the demo insurer. */
export function demoLeads(today: string): Lead[] {
  return wishes.map(({ daysAgo, time, promoterCode, ...wish }, at) => {
    const leftOn = daysAfter(today, -daysAgo)
    return {
      ...wish,
      leadNo: `YX${leftOn.replaceAll('-', '')}${String(40_718_001 + at * 1_357)}`,
      leftAt: new Date(`${leftOn}T${time}:00+08:00`),
      leftOn,
      promoterCode,
      isSentOn: false,
    }
  })
}
