import { otherKinds, type PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import type { RiskFacts } from '../../policies/rules/risk-facts.ts'
import type { InsuredPerson } from '../../policies/store/insured-person.ts'
import type { Coverage, Policy } from '../../policies/store/policy.ts'
import { coverage, person, rowOf, vehicle, verifyUrl } from './whole-policy.samples.ts'
import type { WholePolicy } from './whole-policy.ts'

type OtherKind = Exclude<PolicyKind, 'compulsory' | 'commercial' | 'other'>

interface Sample {
  readonly productCode: string
  readonly productName: string
  readonly premiumFen: number
  readonly coverages: readonly Coverage[]
  readonly facts?: Partial<Policy>
  readonly risk?: RiskFacts
  readonly people?: readonly InsuredPerson[]
}

const company = { name: '海岚精密机械有限公司', idNumber: '91110000MA0000001X' }
const restaurant = { name: '望京小馆餐饮有限公司', idNumber: '91110000MA0000002X' }
const child = { name: '陈沐阳', idNumber: '110101201602284517' }

const injuryCovers = [
  coverage('意外身故、伤残', { limitFen: 50_000_000, premiumFen: 12_000 }),
  coverage('意外医疗费用补偿', {
    note: '社保内外均可，赔付比例 100%',
    limitFen: 5_000_000,
    deductible: '每次 100 元',
    premiumFen: 6_800,
  }),
  coverage('意外住院津贴', { note: '每日 150.00，累计最多 180 日', premiumFen: 1_000 }),
]

const samples: Readonly<Record<OtherKind, Sample>> = {
  accident: {
    productCode: 'EAC',
    productName: '驾乘人员意外伤害保险',
    premiumFen: 19_800,
    coverages: injuryCovers,
    facts: { vehicle },
  },
  household: {
    productCode: 'QAA',
    productName: '家庭财产综合保险',
    premiumFen: 36_500,
    risk: {
      kind: 'household',
      address: '北京市海淀区西二旗大街三十九号院智学苑六号楼二单元一千二百零三室',
      structure: '钢筋混凝土',
      areaSquareMetres: 89.6,
      builtIn: 2012,
      items: [
        { name: '房屋主体', note: '按重建价值', sumInsuredFen: 200_000_000 },
        { name: '室内装潢', sumInsuredFen: 30_000_000 },
        { name: '室内财产', note: '家用电器、家具、衣物和床上用品', sumInsuredFen: 10_000_000 },
      ],
    },
    coverages: [
      coverage('火灾、爆炸', { limitFen: 240_000_000, premiumFen: 18_000 }),
      coverage('室内盗抢', { limitFen: 3_000_000, deductible: '每次 300 元', premiumFen: 9_500 }),
      coverage('管道破裂及水渍', { limitFen: 2_000_000, deductible: '10%', premiumFen: 9_000 }),
    ],
  },
  'personal-accident': {
    productCode: 'EAA',
    productName: '家庭成员意外伤害保险',
    premiumFen: 19_800,
    risk: {
      kind: 'personal-accident',
      occupation: '软件工程师',
      occupationClass: 1,
      beneficiary: '法定继承人',
    },
    coverages: injuryCovers,
    people: [
      insured('林晓雨', 1, { relation: '本人', plan: '成人方案' }),
      insured('陈子昂', 2, { relation: '配偶', plan: '成人方案' }),
      insured('陈沐阳', 3, { relation: '子女', plan: '少儿方案', joinedOn: '2025-06-01' }),
    ],
  },
  'driver-accident': {
    productCode: 'EAB',
    productName: '交通工具驾乘意外伤害保险',
    premiumFen: 19_800,
    risk: {
      kind: 'driver-accident',
      licenceClass: 'C1',
      carUse: '非营业客车',
      beneficiary: '法定继承人',
    },
    coverages: injuryCovers,
  },
  'student-accident': {
    productCode: 'EAS',
    productName: '学生平安保险',
    premiumFen: 10_000,
    facts: { insured: child },
    risk: {
      kind: 'student-accident',
      school: '北京市海淀区中关村第三小学万柳校区',
      className: '四年级（2）班',
      guardian: { name: '林晓雨', idNumber: person.idNumber, relation: '母亲' },
    },
    coverages: [
      coverage('意外身故、伤残', { limitFen: 10_000_000, premiumFen: 3_000 }),
      coverage('意外医疗', { limitFen: 2_000_000, deductible: '每次 50 元', premiumFen: 4_000 }),
      coverage('疾病住院医疗', { limitFen: 10_000_000, deductible: '10%', premiumFen: 3_000 }),
    ],
  },
  'borrower-accident': {
    productCode: 'EAD',
    productName: '借款人意外伤害保险',
    premiumFen: 84_000,
    risk: {
      kind: 'borrower-accident',
      loanContractNo: 'JK-2025-010101-00045678',
      lender: '示例农村商业银行股份有限公司海淀支行',
      loanFen: 35_000_000,
      months: 36,
    },
    coverages: [
      coverage('意外身故、伤残', {
        note: '以未还清的借款本息为限',
        limitFen: 35_000_000,
        premiumFen: 84_000,
      }),
    ],
  },
  'flight-delay': {
    productCode: 'ZFD',
    productName: '航班延误保险',
    premiumFen: 3_000,
    risk: {
      kind: 'flight-delay',
      flightNo: 'XX1307',
      flightDate: '2025-03-15',
      from: '北京大兴国际机场',
      to: '深圳宝安国际机场',
    },
    coverages: [
      coverage('到达延误 2 小时', { limitFen: 20_000, premiumFen: 1_500 }),
      coverage('到达延误 4 小时', { limitFen: 60_000, premiumFen: 1_500 }),
    ],
  },
  'return-freight': {
    productCode: 'ZRF',
    productName: '退货运费保险',
    premiumFen: 90,
    risk: {
      kind: 'return-freight',
      marketplace: '示例商城',
      marketplaceOrderNo: '250308110023456789012',
      shop: '云栖家居旗舰店',
      goods: '全棉四件套 1.8 米床',
    },
    coverages: [coverage('退货运费', { limitFen: 1_200, premiumFen: 90 })],
  },
  liability: {
    productCode: 'ZGZ',
    productName: '公众责任保险',
    premiumFen: 380_000,
    facts: { applicant: restaurant, insured: restaurant },
    risk: {
      kind: 'liability',
      business: '餐饮服务',
      premises: '北京市朝阳区望京街十号院一号楼一层一百零六室',
      areaSquareMetres: 320,
    },
    coverages: [
      coverage('第三者人身伤亡', {
        note: '每次事故每人 500,000.00',
        limitFen: 200_000_000,
        premiumFen: 260_000,
      }),
      coverage('第三者财产损失', {
        limitFen: 100_000_000,
        deductible: '每次 500 元或损失的 10%，取高者',
        premiumFen: 120_000,
      }),
    ],
  },
  group: {
    productCode: 'EAG',
    productName: '团体意外伤害保险',
    premiumFen: 864_000,
    facts: { applicant: company, insured: company },
    risk: {
      kind: 'group',
      industry: '通用设备制造业',
      contactName: '赵敏',
      plans: [
        { name: '方案一', note: '生产岗位，职业类别 3 至 4 类' },
        { name: '方案二', note: '管理岗位，职业类别 1 至 2 类' },
      ],
    },
    coverages: injuryCovers,
    people: staff(45),
  },
}

/** One policy of every kind that shares the common form. */
export function otherPolicy(kind: OtherKind): WholePolicy {
  const { productCode, productName, premiumFen, coverages, facts, risk, people } = samples[kind]
  const policy: Policy = {
    ...rowOf('0198f0a2-0000-7000-8000-000000098765'),
    carKey: null,
    phoneKey: null,
    kind,
    productCode,
    productName,
    policyNo: `P${productCode}202511010000098765`,
    issuedOn: '2025-03-08',
    startsOn: '2025-03-15',
    endsOn: '2026-03-14',
    cancelledOn: undefined,
    premiumFen,
    vehicleTaxFen: undefined,
    isPaperOnly: false,
    applicant: person,
    insured: person,
    specialAgreements: ['本保险单的保险责任和责任免除以所附条款为准。'],
    risk,
    insuredCount: people?.length ?? 1,
    ...facts,
  }
  return {
    policy,
    coverages,
    clauses: [{ code: `C0000123${productCode}2025030100101`, title: `${productName}条款` }],
    endorsements: [],
    basics: [
      { label: '投保范围', value: '年满十八周岁、具有完全民事行为能力的个人，或者依法成立的单位' },
      { label: '等待期', value: '无' },
      { label: '理赔方式', value: '在线提交资料' },
      { label: '争议处理', value: '协商；协商不成的，向有管辖权的人民法院起诉' },
    ],
    people: people ?? [],
    verifyUrl,
  }
}

export const otherPolicies: readonly WholePolicy[] = (
  ['accident', ...otherKinds] as const satisfies readonly OtherKind[]
).map(otherPolicy)

/** As many as asked for, each with a name and number of their own; some came later, some left. */
export function staff(count: number): InsuredPerson[] {
  return Array.from({ length: count }, (_, at) =>
    insured(`员工${at + 1}`, at, {
      plan: at % 3 === 0 ? '方案二' : '方案一',
      ...(at % 7 === 3 ? { joinedOn: '2025-05-01' } : {}),
      ...(at % 11 === 5 ? { leftOn: '2025-09-30' } : {}),
    }),
  )
}

function insured(name: string, serial: number, facts: Partial<InsuredPerson>): InsuredPerson {
  const idNumber = `11010119900307${String(serial).padStart(4, '0')}`
  return { name, idNumber, joinedOn: undefined, leftOn: undefined, ...facts }
}
