import type { ClauseText } from '@ecenter/contract/policies/policy.ts'
import type { Insurer } from '../../../platform/documents/letterhead.ts'
import type { Coverage, Policy } from '../../policies/store/policy.ts'
import type { WholePolicy } from './whole-policy.ts'

export const insurer: Insurer = {
  brand: { name: '安途财产保险股份有限公司', hotline: '95500-0' },
  mode: 'demo',
}

export const verifyUrl = 'https://ecenter.example.com/#/verify?code=AbCdEfGhIjKlMnOpQrStUv'

export const vehicle = {
  licenseNo: '京A12345',
  brandModel: '云帆牌 YF7150 纯电动轿车',
  frameNo: 'LYFVA4182E2184847',
  engineNo: 'TZ200XS0A1B2C3',
  useNature: '家庭自用',
  seats: 5,
  firstRegisteredOn: '2023-03-10',
}

export const person = { name: '林晓雨', idNumber: '110101199003074514', mobile: '13800005678' }

const carPolicy = {
  carKey: null,
  phoneKey: null,
  issuedOn: '2025-03-08',
  startsOn: '2025-03-15',
  endsOn: '2026-03-14',
  cancelledOn: undefined,
  isPaperOnly: false,
  applicant: person,
  insured: person,
  vehicle,
  specialAgreements: [
    '本保险车辆仅限家庭自用，不得从事营运活动；从事网络预约出租汽车等营运活动期间发生的损失，保险人不承担赔偿责任。',
    '保险期间内，保险车辆过户的，请在过户之日起三十日内办理批改手续。',
  ],
} satisfies Partial<Policy>

const commercial: Policy = {
  ...carPolicy,
  ...rowOf('0198f0a2-0000-7000-8000-000000012345'),
  kind: 'commercial',
  productCode: 'DAA',
  productName: '机动车商业保险',
  policyNo: 'PDAA202511010000012345',
  premiumFen: 462_069,
  vehicleTaxFen: undefined,
}

const compulsory: Policy = {
  ...carPolicy,
  ...rowOf('0198f0a2-0000-7000-8000-000000054321'),
  kind: 'compulsory',
  productCode: 'DZA',
  productName: '机动车交通事故责任强制保险',
  policyNo: 'PDZA202511010000054321',
  premiumFen: 66_500,
  vehicleTaxFen: 42_000,
}

export const commercialPolicy: WholePolicy = {
  policy: commercial,
  coverages: [
    coverage('机动车损失保险', { limitFen: 18_643_200, deductible: '0.00', premiumFen: 253_018 }),
    coverage('机动车第三者责任保险', { limitFen: 300_000_000, premiumFen: 128_645 }),
    coverage('机动车车上人员责任保险（司机）', { limitFen: 10_000_000, premiumFen: 4_100 }),
    coverage('机动车车上人员责任保险（乘客）', {
      note: '每座限额，共 4 座',
      limitFen: 10_000_000,
      premiumFen: 10_407,
    }),
    coverage('附加车身划痕损失险', {
      limitFen: 500_000,
      deductible: '每次 200 元',
      premiumFen: 57_000,
    }),
    coverage('附加医保外医疗费用责任险（三者）', { limitFen: 10_000_000, premiumFen: 3_600 }),
    coverage('附加法定节假日限额翻倍险', { premiumFen: 5_299 }),
    coverage('道路救援服务特约条款', { note: '保险期间内 7 次' }),
    coverage('代为驾驶服务特约条款', { note: '保险期间内 1 次，30 公里以内' }),
  ],
  clauses: [
    { code: 'C00001234612020090100101', title: '新能源汽车商业保险示范条款' },
    { code: 'C00001234622020090100201', title: '附加车身划痕损失险条款' },
    { code: 'C00001234622020090100301', title: '附加医保外医疗费用责任险条款' },
    { code: 'C00001234622020090100401', title: '道路救援服务特约条款' },
  ],
  endorsements: [
    {
      endorsementNo: 'EDAA202511010000000321',
      kind: '号牌变更',
      effectiveOn: '2025-06-01',
      summary: '自批改生效日起，号牌号码变更，其他内容不变。',
      changes: [{ item: '号牌号码', before: '新车未上牌', after: '京A12345' }],
      premiumChangeFen: 0,
    },
    {
      endorsementNo: 'EDAA202511010000000322',
      kind: '责任限额变更',
      effectiveOn: '2025-07-20',
      summary: '自批改生效日起，机动车第三者责任保险的责任限额提高。',
      changes: [
        { item: '机动车第三者责任保险限额', before: '2,000,000.00 元', after: '3,000,000.00 元' },
      ],
      premiumChangeFen: 16_830,
    },
  ],
  basics: [],
  people: [],
  verifyUrl,
}

export const compulsoryPolicy: WholePolicy = {
  policy: compulsory,
  coverages: [
    coverage('死亡伤残赔偿限额', { limitFen: 18_000_000 }),
    coverage('医疗费用赔偿限额', { limitFen: 1_800_000 }),
    coverage('财产损失赔偿限额', { limitFen: 200_000 }),
  ],
  clauses: [{ code: 'C00001234112020090100001', title: '机动车交通事故责任强制保险条款' }],
  endorsements: [],
  basics: [],
  people: [],
  verifyUrl,
}

export const clauses: readonly ClauseText[] = [
  {
    code: 'C00001234112020090100001',
    title: '机动车交通事故责任强制保险条款',
    chapters: [
      {
        title: '第一章 总则',
        paragraphs: [
          '第一条 本条款、投保单、保险单和批单共同构成双方的约定。',
          '口头说明与书面约定不一致的，以书面约定为准。',
          '第二条 本保险实行统一的责任限额，投保人不能选择提高或者降低。',
        ],
      },
      {
        title: '第二章 责任免除',
        paragraphs: ['第三条 受害人故意造成事故的，保险人不承担赔偿。'],
      },
    ],
  },
  {
    code: 'C00001234622020090100401',
    title: '道路救援服务特约条款',
    chapters: [
      {
        title: '服务内容',
        paragraphs: ['第一条 保险期间内，保险人为不能行驶的车辆提供拖车、搭电和送油。'],
      },
    ],
  },
]

/** As many coverages as asked for, each with a name and amounts of its own. */
export function coverages(count: number): Coverage[] {
  return Array.from({ length: count }, (_, at) =>
    coverage(`附加保障第${at + 1}项`, {
      limitFen: 1_000_000 + at * 101,
      deductible: `${at}%`,
      premiumFen: 10_000 + at * 13,
    }),
  )
}

export function withPolicy(whole: WholePolicy, facts: Partial<Policy>): WholePolicy {
  return { ...whole, policy: { ...whole.policy, ...facts } }
}

export function coverage(
  name: string,
  { note, limitFen, deductible, premiumFen = 0 }: Partial<Coverage>,
): Coverage {
  return { code: name, name, note, limitFen, deductible, premiumFen }
}

export function rowOf(id: string): Pick<Policy, 'ref' | 'id' | 'isOwnShareOnly' | 'insuredCount'> {
  return {
    ref: { kind: 'policy', customerKey: Buffer.alloc(16), id },
    id,
    isOwnShareOnly: false,
    insuredCount: 1,
  }
}
