import type { ClaimProgress, ClaimStep } from '@ecenter/contract/claims/claim-progress.ts'

const report: ClaimStep = {
  stage: 'report',
  title: '报案',
  state: 'done',
  at: '2026-11-18 09:35',
  doing: '已受理您的报案。',
}
const survey: ClaimStep = {
  stage: 'survey',
  title: '核实航班',
  state: 'current',
  at: '2026-11-18 14:20',
  doing: '正在核实航班的起降时间。',
  needed: '请保留登机牌和航班延误证明。',
  next: '接下来收取理赔材料。',
}
const documents: ClaimStep = {
  stage: 'documents',
  title: '收材料',
  state: 'upcoming',
  doing: '收取理赔材料。',
}
const calculation: ClaimStep = {
  stage: 'calculation',
  title: '算赔款',
  state: 'upcoming',
  doing: '计算赔款。',
}
const review: ClaimStep = {
  stage: 'review',
  title: '审赔款',
  state: 'upcoming',
  doing: '审核赔付方案。',
}
const payment: ClaimStep = {
  stage: 'payment',
  title: '赔付',
  state: 'upcoming',
  doing: '支付赔款，您确认赔付方案后 10 天内付。',
}

const stages = {
  survey: {
    statusText: '核实中',
    headline: '正在核实航班的起降时间',
    stepNumber: 2,
    steps: [report, survey, documents, calculation, review, payment],
  },
  review: {
    statusText: '审核赔款中',
    headline: '正在审核赔付方案',
    stepNumber: 4,
    steps: [
      report,
      { ...documents, state: 'done', at: '2026-11-18 14:20', doing: '理赔材料已收齐。' },
      { ...calculation, state: 'done', at: '2026-11-19 10:20', doing: '赔款已计算。' },
      {
        ...review,
        state: 'current',
        at: '2026-11-20 11:20',
        doing: '正在审核赔付方案。',
        next: '接下来支付赔款，您确认赔付方案后 10 天内付。',
      },
      payment,
    ],
  },
} as const

/** A flight that was late, whose claim goes on: the demo's was paid. Its words are those of `words-by-kind.ts`. */
export function flightClaim(at: keyof typeof stages): ClaimProgress {
  const { steps, ...stage } = stages[at]
  return {
    handle: 'AbCdEfGhIjKlMnOpQrStUv',
    kind: 'other',
    maskedRegistNo: 'RHAD **** **** 0104',
    productName: '航班延误保险',
    maskedInsuredName: '王**',
    accidentAt: '2026-11-18 08:50',
    reportedAt: '2026-11-18 09:35',
    accidentType: '航班延误',
    status: 'open',
    ...stage,
    todoCount: 0,
    stepCount: steps.length,
    promise: {
      dueOn: '2099-12-18',
      isOverdue: false,
      text: '我们承诺 30 天内告知您核定结果。',
    },
    todos: [],
    steps: [...steps],
    nudge: { canAsk: true, answerBy: '2026-11-23' },
  }
}
