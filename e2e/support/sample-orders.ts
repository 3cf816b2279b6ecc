import type { OrderDetail, OrderSummary, PaymentInfo } from '@ecenter/contract/orders/order.ts'

const handle = 'AbCdEfGhIjKlMnOpQrStUv'
const hourMs = 3_600_000

const items: OrderSummary['items'] = [
  { name: '机动车商业保险', amount: 286_450, startsAt: '2026-11-23 00:00' },
  { name: '机动车交通事故责任强制保险', amount: 66_500, startsAt: '2026-11-23 00:00' },
  { name: '车船税（代收）', amount: 42_000 },
]

/** A car's order that the service did not make: for what is about the page alone. */
export function orderOf(
  rest: Partial<Omit<OrderDetail, 'payInfo'>> = {},
  payInfo: Partial<PaymentInfo> = {},
): OrderDetail {
  return {
    handle,
    status: 'unpaid',
    statusText: '待支付',
    title: '机动车商业保险、交强险',
    maskedPlate: '京A***21',
    items,
    methods: ['wechat', 'alipay'],
    policies: [],
    refunds: [],
    canCancel: true,
    hasDelivery: false,
    isReminded: true,
    payInfo: { ...common, lastPayDate: minuteIn(5 * 24 * hourMs), ...payInfo },
    ...rest,
  }
}

/** A moment of the insurer's time, as far from now as told. */
export function minuteIn(ms: number): string {
  const chinaOffsetMs = 8 * hourMs
  return new Date(Date.now() + ms + chinaOffsetMs).toISOString().slice(0, 16).replace('T', ' ')
}

/** The same order, once it is paid. */
export function paidOrder(): OrderDetail {
  const common = {
    maskedInsuredName: '王**',
    maskedPlate: '京A***21',
    startDate: '2026-11-23',
    endDate: '2027-11-22',
    status: 'not-started',
  } as const
  return orderOf({
    status: 'paid',
    statusText: '已支付',
    methods: [],
    canCancel: false,
    paidAt: '2026-11-22 10:12',
    hasDelivery: true,
    policies: [
      {
        ...common,
        handle: 'AbCdEfGhIjKlMnOpQrSt01',
        kind: 'commercial',
        productName: '机动车商业保险',
        maskedPolicyNo: 'PDAA **** **** 4402',
      },
      {
        ...common,
        handle: 'AbCdEfGhIjKlMnOpQrSt02',
        kind: 'compulsory',
        productName: '机动车交通事故责任强制保险',
        maskedPolicyNo: 'PDZA **** **** 4403',
      },
    ],
  })
}

/** What a list shows of an order. */
export function summaryOf({
  handle,
  payInfo,
  status,
  statusText,
  title,
  ...rest
}: OrderDetail): OrderSummary {
  const { maskedPlate, items } = rest
  return { handle, payInfo, status, statusText, title, maskedPlate, items }
}

const common: Omit<PaymentInfo, 'lastPayDate'> = {
  orderId: 'TDAA **** **** 4402',
  proposalNo: 'TDAA **** **** 4402',
  riskCode: 'DAA',
  insuredName: '王**',
  identifyNumber: '1101**********1375',
  insuredMobile: '138****5678',
  comCode: '11010000',
  proposalNoBi: 'TDAA **** **** 4402',
  proposalNoCi: 'TDZA **** **** 4403',
  inputTime: '2026-11-20 16:40',
  startDate: '2026-11-23',
  startHour: 0,
  biStartDate: '2026-11-23',
  biStartHour: 0,
  biSumPremium: 286_450,
  ciStartDate: '2026-11-23',
  ciStartHour: 0,
  ciSumPremium: 66_500,
  shipSumPremium: 42_000,
  othFlag: '0',
  underwriteFlag: '1',
  agentStatus: '0',
  onlineFlag: '1',
  subStatus: '0',
  flag: '1',
  validStatus: '1',
  payStatus: '0',
  sumPremium: 394_950,
  systemType: 'car',
}
