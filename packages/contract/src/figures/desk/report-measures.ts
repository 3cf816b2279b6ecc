import { type InferOutput, picklist } from 'valibot'

/** What is reported, in the order of the page. */
export const reportNames = {
  service: '客服',
  complaints: '投诉',
  claims: '理赔',
  robot: '机器人',
  site: '网站',
} as const
export type ReportName = keyof typeof reportNames
export const reportName = picklist(Object.keys(reportNames) as ReportName[])

/** How a figure is read. Lengths of time are upper bounds of buckets: no more than so long. */
type MeasureUnit = 'count' | 'seconds' | 'percent' | 'stars' | 'per-10000'

export interface MeasureWords {
  readonly title: string
  readonly unit: MeasureUnit
  /** Which way is better, where one is. */
  readonly better?: 'more' | 'less'
}

/** Every figure of the reports. */
export const reportMeasures = {
  opened: { title: '会话', unit: 'count' },
  asked: { title: '要人工', unit: 'count' },
  taken: { title: '接待', unit: 'count' },
  abandoned: { title: '没等到就走', unit: 'count', better: 'less' },
  abandonedRate: { title: '没等到就走的比例', unit: 'percent', better: 'less' },
  waitMedian: { title: '排队等待（中位）', unit: 'seconds', better: 'less' },
  wait90: { title: '排队等待（90 分位）', unit: 'seconds', better: 'less' },
  firstMedian: { title: '首次回复（中位）', unit: 'seconds', better: 'less' },
  first90: { title: '首次回复（90 分位）', unit: 'seconds', better: 'less' },
  firstLate: { title: '首次回复晚于约定', unit: 'count', better: 'less' },
  handlingMedian: { title: '处理时长（中位）', unit: 'seconds' },
  handling90: { title: '处理时长（90 分位）', unit: 'seconds' },
  stars: { title: '满意度', unit: 'stars', better: 'more' },
  ratings: { title: '评价', unit: 'count' },
  callBacks: { title: '约好的回电', unit: 'count' },
  callBacksLate: { title: '回电晚于约定', unit: 'count', better: 'less' },
  callBacksUnreached: { title: '回电没接通', unit: 'count', better: 'less' },

  complaints: { title: '受理投诉', unit: 'count', better: 'less' },
  answeredInTime: { title: '按时答复', unit: 'count' },
  answeredLate: { title: '超期', unit: 'count', better: 'less' },
  onTimeRate: { title: '按时率', unit: 'percent', better: 'more' },
  repeats: { title: '重复投诉', unit: 'count', better: 'less' },
  perTenThousand: { title: '万张保单投诉量', unit: 'per-10000', better: 'less' },
  inForce: { title: '有效保单', unit: 'count' },
  objections: { title: '理赔异议', unit: 'count' },

  reported: { title: '报案', unit: 'count' },
  paid: { title: '赔付', unit: 'count' },
  refused: { title: '拒赔', unit: 'count' },
  cancelled: { title: '注销', unit: 'count' },
  settlingMedian: { title: '报案到结案（中位）', unit: 'seconds', better: 'less' },
  settling90: { title: '报案到结案（90 分位）', unit: 'seconds', better: 'less' },
  paidLate: { title: '确认后超 10 天才付', unit: 'count', better: 'less' },
  open: { title: '未结', unit: 'count' },
  overdue: { title: '未结且超期', unit: 'count', better: 'less' },

  talks: { title: '问过机器人的会话', unit: 'count' },
  questions: { title: '提问', unit: 'count' },
  answers: { title: '答上', unit: 'count' },
  answerRate: { title: '答上的比例', unit: 'percent', better: 'more' },
  helpful: { title: '说有用', unit: 'count' },
  unhelpful: { title: '说没用', unit: 'count', better: 'less' },
  unrated: { title: '没说有没有用', unit: 'count' },
  handedOn: { title: '转人工', unit: 'count' },
  handedOnRate: { title: '转人工的比例', unit: 'percent', better: 'less' },
  gaps: { title: '待补的问题', unit: 'count', better: 'less' },

  visits: { title: '访问', unit: 'count' },
  views: { title: '页面浏览', unit: 'count' },
  came: { title: '到这一步', unit: 'count' },
  cameRate: { title: '占第一步', unit: 'percent', better: 'more' },
} as const satisfies Record<string, MeasureWords>
export type ReportMeasure = keyof typeof reportMeasures
export const reportMeasure = picklist(Object.keys(reportMeasures) as ReportMeasure[])

/** What a report is split by. */
export const reportGroupNames = {
  staff: '每个人',
  cause: '按原因',
  product: '按产品',
  branch: '按机构',
  team: '按组',
  channel: '按来源',
  step: '未结的在哪一步',
  kind: '按险种',
  funnel: '走到哪一步',
} as const
export const reportGroup = picklist(
  Object.keys(reportGroupNames) as (keyof typeof reportGroupNames)[],
)
export type ReportGroup = InferOutput<typeof reportGroup>

/** Ways through the site, by the step that they come to. */
export const funnelNames: Readonly<Record<string, string>> = {
  'policies/1': '查保单：打开查询',
  'policies/2': '查保单：看到结果',
  'policies/3': '查保单：打开详情',
  'claims/1': '查理赔：打开查询',
  'claims/2': '查理赔：看到列表',
  'claims/3': '查理赔：打开详情',
  'invoices/1': '查发票：打开查询',
  'invoices/2': '查发票：看到结果',
  'payments/1': '付款：打开查询',
  'payments/2': '付款：打开订单',
  'payments/3': '付款：到付款页',
}

/** Beyond the last bound nothing is known but that it is longer. */
const longestSeconds = 90 * 86_400

const units = [
  { name: '天', seconds: 86_400 },
  { name: '小时', seconds: 3600 },
  { name: '分', seconds: 60 },
] as const

/** A figure as it is read, in the table of the page and in the file. */
export function figureText(measure: ReportMeasure, value: number | null | undefined): string {
  if (value === null || value === undefined) return '—'
  switch (reportMeasures[measure].unit) {
    case 'count':
      return value.toLocaleString('zh-CN')
    case 'percent':
      return `${value.toFixed(1)}%`
    case 'stars':
      return value.toFixed(1)
    case 'per-10000':
      return value.toFixed(2)
    case 'seconds':
      return value > longestSeconds ? '超过 90 天' : `≤ ${lengthText(value)}`
  }
}

function lengthText(seconds: number): string {
  const unit = units.find((each) => seconds >= each.seconds && seconds % each.seconds === 0)
  return unit === undefined ? `${seconds} 秒` : `${seconds / unit.seconds} ${unit.name}`
}
