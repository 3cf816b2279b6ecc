import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import type { ClaimApplication } from '@ecenter/contract/claims/claim-application.ts'

/** All of a claim, with something in every part; in the demo no claim has that, and each takes a code. */
export const wholeClaim: ClaimDetail = {
  handle: 'AbCdEfGhIjKlMnOpQrStUv',
  kind: 'car',
  maskedRegistNo: 'RDAA **** **** 0007',
  productName: '机动车商业保险',
  maskedInsuredName: '王**',
  maskedPlate: '京A***21',
  accidentAt: '2026-11-16 08:30',
  reportedAt: '2026-11-16 08:42',
  accidentType: '追尾',
  status: 'open',
  statusText: '待材料',
  headline: '正在等您提交理赔材料',
  todoCount: 1,
  stepNumber: 1,
  stepCount: 1,
  todos: [],
  steps: [
    {
      stage: 'documents',
      title: '收材料',
      state: 'current',
      at: '2026-11-18 14:20',
      doing: '正在等您提交理赔材料。',
    },
  ],
  accident: {
    place: '北京市云溪区晨光路与望河街路口',
    cause: '跟车过近',
    course: '等红灯起步时没有及时刹住，追尾前面的白色轿车，没有人受伤。',
    liability: '主要责任（70%）',
  },
  vehicles: [
    {
      role: '本车',
      maskedPlate: '京A***21',
      brandModel: '远舟牌 YZ7201 轿车',
      damage: '前保险杠、引擎盖和左前大灯破损',
    },
    {
      role: '对方车辆',
      maskedPlate: '京P***20',
      brandModel: '风屿牌 FY7160 轿车',
      damage: '后保险杠破损',
    },
  ],
  damages: [
    { name: '前保险杠', remedy: '更换', amount: 186_000 },
    { name: '左前大灯', remedy: '更换' },
  ],
  surveyor: { name: '李师傅', phone: '95518', hours: '工作日 8:30 至 18:00' },
  documents: [
    {
      type: 'repair-invoice',
      name: '维修发票',
      hint: '要看得清金额和公章。',
      isRequired: true,
      state: 'refused',
      reason: '照片模糊，看不清金额，请重新拍。',
      fileCount: 1,
      receivedAt: '2026-11-17 09:02',
      canSend: true,
    },
    {
      type: 'driving-licence',
      name: '驾驶证',
      hint: '正页和副页都要。',
      isRequired: true,
      state: 'received',
      fileCount: 2,
      receivedAt: '2026-11-17 09:05',
      canSend: true,
    },
  ],
  settlement: {
    parts: [
      {
        productName: '机动车交通事故责任强制保险',
        lines: [{ label: '对方车辆维修', note: '限额 2,000.00', amount: 120_000 }],
        total: 120_000,
      },
      {
        productName: '机动车商业保险',
        lines: [
          { label: '本车维修', amount: 266_000 },
          { label: '免赔', note: '每次事故', amount: -20_000 },
        ],
        total: 246_000,
      },
    ],
    total: 366_000,
    maskedPayee: '王**',
    maskedAccount: '示例银行（尾号 6217）',
    payBy: '2026-12-01',
  },
  subscription: { isOn: true, maskedMobile: '138****5678' },
}

/** The same with what its customer is asked to agree to, each line with why it is so much. */
export const offeredClaim: ClaimDetail = {
  ...wholeClaim,
  nudge: {
    canAsk: true,
    answerBy: '2026-11-23',
    last: {
      askedAt: '2026-11-18 09:10',
      answerBy: '2026-11-19',
      isOverdue: false,
      answer: { at: '2026-11-19 16:20', text: '维修费用已核定，请您看过金额后签字。' },
    },
  },
  offer: {
    version: 1,
    lines: [
      { what: '前保险杠，换新', amount: 186_000, basis: '按合作维修厂的报价核定' },
      { what: '左前大灯，换新', amount: 264_000, basis: '按合作维修厂的报价核定' },
      { what: '减去旧大灯', amount: -12_000, basis: '旧件您留下了，抵 120 元' },
    ],
    total: 438_000,
    answerBy: '2026-11-30',
    status: 'open',
    payee: {
      maskedName: '王**',
      maskedAccount: '示例银行（尾号 6217）',
      mark: 'qVyL0ZQm3sT8uWx5aBcDeg',
    },
    mark: 'f7HkP2nR9tYv4wXz6AbCdw',
    maskedHolder: '王**',
    mayPayOthers: false,
    canChangePayee: false,
  },
}

/** The same once nothing can be answered any more, or something was. */
export function answeredClaim(
  status: Exclude<NonNullable<ClaimDetail['offer']>['status'], 'open'>,
): ClaimDetail {
  const { offer } = offeredClaim
  if (offer === undefined) throw new Error('nothing is offered')
  return {
    ...offeredClaim,
    ...(status === 'agreed' && {
      promise: { dueOn: '2099-12-01', isOverdue: false, text: '最晚 2099-12-01 付款' },
    }),
    offer: {
      ...offer,
      status,
      ...((status === 'agreed' || status === 'objected') && { answeredAt: '2026-11-20 15:04' }),
      ...(status === 'objected' && { caseNo: 'SS2026112000000017' }),
    },
  }
}

/** Signed, and what became of other accounts that were asked for since. */
export function changedClaim(status: 'asked' | 'refused' | 'answered'): ClaimDetail {
  const shares = [
    { maskedName: '王**', maskedAccount: '招商银行（尾号 0006）', amount: 300_000 },
    { maskedName: '王**', maskedAccount: '中国工商银行（尾号 0026）', amount: 138_000 },
  ]
  const others = { maskedName: '王**', maskedAccount: '招商银行（尾号 0006）', shares }
  const { offer } = offeredClaim
  if (offer?.payee === undefined) throw new Error('nothing is offered')
  return {
    ...offeredClaim,
    promise: { dueOn: '2026-12-01', isOverdue: false, text: '最晚 2026-12-01 付款' },
    offer: {
      ...offer,
      status: 'agreed',
      answeredAt: '2026-11-20 15:04',
      payee: status === 'answered' ? { ...offer.payee, ...others } : offer.payee,
      canChangePayee: status !== 'asked',
      payeeChange: {
        ...{ ...others, status, askedAt: '2026-11-20 16:30', dueAt: '2026-11-21 16:30' },
        ...(status === 'refused' && { reason: '第二个账户的开户行对不上。' }),
      },
    },
  }
}

const reason = '事故发生时驾驶证已超过有效期。'

/** One that was refused, as only its insured reads of it. */
export const refusedClaim: { readonly reason: string; readonly detail: ClaimDetail } = {
  reason,
  detail: {
    ...wholeClaim,
    status: 'refused',
    statusText: '已拒赔',
    headline: '经审核，这次事故不能赔付',
    documents: [],
    settlement: undefined,
    steps: [
      {
        stage: 'review',
        title: '决定不予赔付',
        state: 'stopped',
        at: '2026-11-18 14:20',
        doing: `经审核，这次事故不能赔付。${reason}`,
        next: '对结果有异议的，可以提出申诉。',
      },
    ],
  },
}

/** An application that waits for its signature. */
export const openApplication: ClaimApplication = {
  status: 'open',
  maskedRegistNo: wholeClaim.maskedRegistNo,
  maskedPolicyNos: ['PDAA **** **** 1370', 'PDZA **** **** 1370'],
  productName: wholeClaim.productName,
  maskedInsuredName: '王**',
  maskedIdNumber: '110***************',
  maskedMobile: '138****5678',
  accidentAt: wholeClaim.accidentAt,
  place: wholeClaim.accident.place,
  course: wholeClaim.accident.course,
  cause: wholeClaim.accident.cause,
  vehicles: wholeClaim.vehicles,
  mark: 'qVyL0ZQm3sT8uWx5aBcDeg',
}
