import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import type { LeadStatus } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { demoPromoterCodes } from '../promotions/demo-promoters.ts'

/** What somebody wants to buy, and what came of it. */
export interface Wish {
  readonly applicant: string
  readonly mobile: string
  readonly cityCode: string
  readonly daysAgo: number
  readonly time: string
  readonly product: PromotedProduct
  readonly promoterCode?: string
  /** Of the member of staff who calls. */
  readonly handlerAccount?: string
  readonly told?: readonly Told[]
}

/** What was noted of a call, and where the lead stood then. */
export interface Told {
  readonly daysAgo: number
  readonly time: string
  readonly status: LeadStatus
  readonly text: string
}

/** Made-up people; the first waits longer than was promised. */
export const wishes: readonly Wish[] = [
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
  {
    applicant: '葛文博',
    mobile: '13900030004',
    cityCode: '33010000',
    daysAgo: 4,
    time: '11:26',
    product: 'car',
    promoterCode: demoPromoterCodes.car,
    handlerAccount: 'agent2',
    told: [
      {
        daysAgo: 3,
        time: '10:05',
        status: 'open',
        text: '上午打了两次，没有人接，下午再打。',
      },
      {
        daysAgo: 3,
        time: '15:40',
        status: 'called',
        text: '接通了。车险下月到期，想要三者 200 万和车损，报价已经口头说过。约好等他和家人商量，三天后再联系。',
      },
    ],
  },
  {
    applicant: '尹若彤',
    mobile: '13900030005',
    cityCode: '51010000',
    daysAgo: 13,
    time: '14:18',
    product: 'non-car',
    handlerAccount: 'agent3',
    told: [
      {
        daysAgo: 12,
        time: '09:35',
        status: 'called',
        text: '想给父母买意外险，问了年龄和健康告知。资料齐了再联系。',
      },
      {
        daysAgo: 10,
        time: '16:10',
        status: 'closed',
        text: '已经在柜台投保两份，不用再联系。',
      },
    ],
  },
]
