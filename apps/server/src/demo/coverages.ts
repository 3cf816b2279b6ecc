import type { Coverage } from '../domains/policies/store/policy.ts'

/** Every cover of the commercial insurance by the insurer's letter (decisions, section 6). */
const commercialNames = {
  A: '机动车损失保险',
  B: '机动车第三者责任保险',
  D3: '机动车车上人员责任保险（司机）',
  D4: '机动车车上人员责任保险（乘客）',
  L: '附加车身划痕损失险',
  W: '附加车轮单独损失险',
  X: '附加新增加设备损失险',
  Z: '附加修理期间费用补偿险',
  M: '附加绝对免赔率特约条款',
  Y1: '附加医保外医疗费用责任险（三者）',
  Y2: '附加医保外医疗费用责任险（司机）',
  Y3: '附加医保外医疗费用责任险（乘客）',
  R1: '附加精神损害抚慰金责任险（三者）',
  R2: '附加精神损害抚慰金责任险（司机）',
  R3: '附加精神损害抚慰金责任险（乘客）',
  H: '附加法定节假日限额翻倍险',
  E1: '附加自用充电桩损失险',
  S1: '道路救援服务特约条款',
  S2: '车辆安全检测特约条款',
  S3: '代为驾驶服务特约条款',
  S4: '代为送检服务特约条款',
} as const
type CoverCode = keyof typeof commercialNames

interface CoverTerms {
  /** In yuan, as people speak of it. */
  readonly limit?: number
  readonly premium?: number
  readonly note?: string
  readonly deductible?: string
}

export function cover(code: CoverCode, terms: CoverTerms): Coverage {
  return coverageOf(code, commercialNames[code], terms)
}

/** Given along with every commercial policy. */
export const services: readonly Coverage[] = [
  cover('S1', { note: '保险期间内 7 次' }),
  cover('S2', { note: '保险期间内 1 次' }),
  cover('S3', { note: '保险期间内 1 次，30 公里以内' }),
  cover('S4', { note: '保险期间内 1 次' }),
]

/** The limits since September 2020. One premium buys all three, so none has its own. */
export const compulsoryLimits: readonly Coverage[] = [
  coverageOf('BZ1', '死亡伤残赔偿限额', { limit: 180_000, note: '无责任时 18,000 元' }),
  coverageOf('BZ2', '医疗费用赔偿限额', { limit: 18_000, note: '无责任时 1,800 元' }),
  coverageOf('BZ3', '财产损失赔偿限额', { limit: 2_000, note: '无责任时 100 元' }),
]

/** Everybody in the car is insured, each seat for as much. */
export function accidentCoverages(seats: number): Coverage[] {
  const note = `每座限额，共 ${seats} 座`
  const deductible = '每次 100 元，其余按 90% 给付'
  return [
    coverageOf('YW1', '意外身故、伤残', { limit: 200_000, note, premium: 26.4 * seats }),
    coverageOf('YW2', '意外医疗', { limit: 20_000, note, deductible, premium: 11.5 * seats }),
    coverageOf('YW3', '意外住院津贴', {
      note: `每座每日 100 元，最多 90 日，共 ${seats} 座`,
      premium: 4.1 * seats,
    }),
  ]
}

export function fenOf(yuan: number): number {
  return Math.round(yuan * 100)
}

/** One cover of any product; amounts in yuan, none where it is a service. */
export function coverageOf(
  code: string,
  name: string,
  { limit, premium = 0, note, deductible }: CoverTerms,
): Coverage {
  return {
    code,
    name,
    note,
    limitFen: limit === undefined ? undefined : fenOf(limit),
    deductible,
    premiumFen: fenOf(premium),
  }
}
