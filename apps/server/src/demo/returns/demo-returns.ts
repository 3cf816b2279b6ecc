import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { reportOn, type Story } from '../claims/report.ts'
import { people } from '../people.ts'
import { issueReturnFreight } from '../products/return-freight.ts'
import { shortTerm } from '../term.ts'

/** An order that went back, by whom and what was said to it so far. */
interface SentBack extends Pick<Story, 'insured' | 'events' | 'refusalReason'> {
  readonly shop: string
  readonly goods: string
  readonly courier: string
  readonly courierNo: string
  readonly claimedDaysAgo: number
}

/** The first waits longer than was promised. */
const sentBack: readonly SentBack[] = [
  {
    insured: people.firstReturner,
    shop: '青禾家居专营店',
    goods: '遮光窗帘',
    courier: '顺丰速运',
    courierNo: 'SF1400020260731',
    claimedDaysAgo: 33,
    events: [['review', 33]],
  },
  {
    insured: people.secondReturner,
    shop: '云朵童装',
    goods: '女童羽绒服',
    courier: '中通快递',
    courierNo: '75800020260732',
    claimedDaysAgo: 1,
    events: [['review', 1]],
  },
  {
    insured: people.thirdReturner,
    shop: '拾光书屋',
    goods: '少儿科普绘本一套',
    courier: '圆通速递',
    courierNo: 'YT00020260733',
    claimedDaysAgo: 6,
    events: [
      ['review', 6],
      ['agreed', 4],
    ],
  },
  {
    insured: people.fourthReturner,
    shop: '山野户外旗舰店',
    goods: '登山背包',
    courier: '韵达快递',
    courierNo: '46200020260734',
    claimedDaysAgo: 12,
    events: [
      ['review', 12],
      ['refused', 9],
    ],
    refusalReason: '快递单号查不到寄回记录，请核对单号。',
  },
]

const daysToSendBack = 20
const daysUntilClaimed = 5

export type DemoReturn = ReturnType<typeof demoReturns>[number]

/** The orders that were claimed on the page, each with its policy and its claim. */
export function demoReturns(today: string) {
  return sentBack.map((each, at) => {
    const order = orderOf(each, at, daysAfter(today, -each.claimedDaysAgo - daysUntilClaimed))
    const claim = reportOn([order.policy], today, storyOf(each, at))
    return { ...each, ...order, claim }
  })
}

function orderOf({ insured, shop, goods }: SentBack, at: number, orderedOn: string) {
  const orderNo = `SG${orderedOn.replaceAll('-', '')}${73_101 + at * 211}`
  const policy: NewPolicy = issueReturnFreight(
    { serial: 542_001 + at, area: '3301', insured, term: shortTerm(orderedOn, daysToSendBack) },
    { marketplace: '拾光市集', marketplaceOrderNo: orderNo, shop, goods },
  )
  return { orderNo, policy }
}

function storyOf(
  { insured, courier, courierNo, claimedDaysAgo, ...told }: SentBack,
  at: number,
): Story {
  return {
    policyClass: 'RAA',
    insured,
    serial: 731_001 + at,
    area: '3301',
    accidentType: '退货',
    lossTypes: ['return-freight'],
    reportedDaysAgo: claimedDaysAgo,
    accident: {
      place: '拾光市集',
      cause: '退货',
      course: `商品已由${courier}寄回商家，快递单号 ${courierNo}。`,
    },
    damages: [{ name: '退货运费', remedy: '按保单约定赔付' }],
    events: told.events,
    refusalReason: told.refusalReason,
  }
}
