import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'

/** What customers of one kind of policy should know, in Chinese. */
export interface Advice {
  /** What the insurer must be told of while the policy runs. */
  readonly duty: string
  /** After a loss, before and after calling the insurer, in this order. */
  readonly beforeReport: readonly string[]
  readonly afterReport: readonly string[]
}

const car: Advice = {
  duty: '保险车辆转让、改装、加装或者改变使用性质的，请及时通知我们，并办理批改手续。',
  beforeReport: [
    '先保证安全：打开危险报警闪光灯，在车后放置三角警告牌，人员撤到安全的地方。',
    '有人受伤时先拨打 120；发生交通事故请拨打 122 报警。',
  ],
  afterReport: [
    '拍下现场全貌、各方号牌和碰撞部位，留下对方的姓名和联系电话。',
    '修车前请先与我们确认修理的项目和费用，并保管好单据。',
  ],
}

const injury: Omit<Advice, 'duty'> = {
  beforeReport: ['先救治伤者：情况紧急时请拨打 120，并到正规医疗机构就诊。'],
  afterReport: [
    '保管好病历、检查报告、费用清单和发票原件；交通事故等请留存有关部门出具的证明。',
    '治疗结束后，按客服告知的清单提交理赔资料。',
  ],
}

const occupationDuty = '被保险人变更职业或者工种的，请及时通知我们，并办理批改手续。'

const advice: Readonly<Record<PolicyKind, Advice>> = {
  compulsory: car,
  commercial: car,
  accident: car,
  household: {
    duty: '保险房屋转让、出租、改变用途或者长期无人居住的，请及时通知我们，并办理批改手续。',
    beforeReport: [
      '先保证安全：关闭电源、燃气和水阀，人员撤到安全的地方。',
      '发生火灾请拨打 119；发生盗抢请拨打 110 报警。',
    ],
    afterReport: [
      '拍下受损的房屋和财产，尽量保持现场原样，并采取必要措施防止损失扩大。',
      '维修或处理受损财产前，请先与我们确认，并保管好购买和维修的单据。',
    ],
  },
  'personal-accident': { ...injury, duty: occupationDuty },
  'driver-accident': {
    ...injury,
    duty: '准驾车型或者驾乘车辆的用途变更的，请及时通知我们，并办理批改手续。',
  },
  'student-accident': {
    ...injury,
    duty: '被保险人转学、毕业或者变更监护人的，请及时通知我们，并办理批改手续。',
  },
  'borrower-accident': {
    ...injury,
    duty: '借款合同变更、提前还清或者被保险人变更职业的，请及时通知我们，并办理批改手续。',
  },
  'flight-delay': {
    duty: '航班改签或者退票的，请及时通知我们。',
    beforeReport: ['向航空公司或者机场索取航班延误或者取消的书面证明。'],
    afterReport: ['保管好登机牌、行程单和延误证明，按客服告知的清单提交理赔资料。'],
  },
  'return-freight': {
    duty: '订单取消或者变更的，请及时通知我们。',
    beforeReport: ['在购物平台申请退货，并按平台的指引寄回商品。'],
    afterReport: ['保管好退货的快递单号和运费凭证，以便核对赔款。'],
  },
  liability: {
    duty: '经营场所或者经营业务变更，使危险程度显著增加的，请及时通知我们，并办理批改手续。',
    beforeReport: [
      '有人受伤时先拨打 120，并采取必要措施防止损失扩大。',
      '必要时请拨打 110 或 119 报警。',
    ],
    afterReport: [
      '保持现场原样，留存照片、监控录像和目击者的联系方式。',
      '未经我们同意，请不要先作出赔偿的承诺或者支付赔款。',
    ],
  },
  group: {
    ...injury,
    duty: '人员增减、岗位或者工种变更的，请投保单位及时通知我们，并办理批改手续。',
  },
  other: {
    duty: '投保时告知的情况有变化的，请及时通知我们。',
    beforeReport: [
      '先保证人身安全；需要急救请拨打 120，火灾请拨打 119，治安和交通事故请拨打 110。',
    ],
    afterReport: ['保管好能证明损失的单据和照片，按客服告知的清单提交理赔资料。'],
  },
}

export function adviceFor(kind: PolicyKind): Advice {
  return advice[kind]
}
