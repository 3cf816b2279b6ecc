import type {
  CommercialPolicyDocument,
  CompulsoryPolicyDocument,
  Coverage,
} from './policy-document.ts'

const car = {
  brand: { name: '安途财产保险股份有限公司', hotline: '95500-0' },
  issuedOn: '2025-03-08',
  period: { startsOn: '2025-03-15', endsOn: '2026-03-14' },
  applicant: { name: '林晓雨', idNumber: '110101199003074514', mobile: '13800005678' },
  insured: { name: '林晓雨', idNumber: '110101199003074514', mobile: '13800005678' },
  vehicle: {
    licenseNo: '京A12345',
    brandModel: '云帆牌 YF7150 纯电动轿车',
    frameNo: 'LSVAA4182E2184847',
    engineNo: 'TZ200XS0A1B2C3',
    useNature: '家庭自用汽车',
    seats: 5,
    firstRegisteredOn: '2023-03-10',
  },
  specialAgreements: [
    '本保险车辆仅限家庭自用，不得从事营运活动；从事网络预约出租汽车等营运活动期间发生的损失，保险人不承担赔偿责任。',
    '保险期间内，保险车辆过户的，请在过户之日起三十日内办理批改手续。',
  ],
  endorsements: [],
  isDemo: true,
} as const

export const commercialPolicy: CommercialPolicyDocument = {
  ...car,
  template: 'commercial-policy',
  policyNo: 'PDAA202511010000012345',
  coverages: [
    { name: '机动车损失保险', limit: 18_643_200, deductible: '0.00', premium: 253_018 },
    { name: '机动车第三者责任保险', limit: 300_000_000, premium: 128_645 },
    { name: '机动车车上人员责任保险（司机）', limit: 10_000_000, premium: 4_100 },
    {
      name: '机动车车上人员责任保险（乘客）',
      note: '每座限额，共 4 座',
      limit: 10_000_000,
      premium: 10_407,
    },
    { name: '附加车身划痕损失险', limit: 500_000, deductible: '每次 200 元', premium: 57_000 },
    { name: '附加医保外医疗费用责任险', limit: 10_000_000, premium: 3_600 },
    { name: '附加法定节假日限额翻倍险', note: '第三者责任保险', premium: 5_299 },
    { name: '道路救援服务特约条款', note: '保险期间内 7 次', premium: 0 },
  ],
  totalPremium: 462_069,
  clauses: [
    { code: 'C00001234612020090100101', title: '新能源汽车商业保险示范条款' },
    { code: 'C00001234622020090100201', title: '附加车身划痕损失险条款' },
    { code: 'C00001234622020090100301', title: '附加医保外医疗费用责任险条款' },
    { code: 'C00001234622020090100401', title: '道路救援服务特约条款' },
  ],
  endorsements: [
    {
      endorsementNo: 'EDAA202511010000000321',
      effectiveOn: '2025-06-01',
      summary: '号牌号码由“新车未上牌”变更为“京A12345”。',
    },
  ],
}

export const compulsoryPolicy: CompulsoryPolicyDocument = {
  ...car,
  template: 'compulsory-policy',
  policyNo: 'PDZA202511010000054321',
  liabilityLimits: [
    { name: '死亡伤残', atFault: 18_000_000, notAtFault: 1_800_000 },
    { name: '医疗费用', atFault: 1_800_000, notAtFault: 180_000 },
    { name: '财产损失', atFault: 200_000, notAtFault: 10_000 },
  ],
  totalPremium: 66_500,
  vehicleTax: { due: 42_000, arrears: 0, lateFee: 0 },
  clauses: [{ code: 'C00001234112020090100001', title: '机动车交通事故责任强制保险条款' }],
}

/** As many coverages as asked for, each with a name and amounts of its own. */
export function coverages(count: number): Coverage[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `附加保障第${at + 1}项`,
    limit: 1_000_000 + at * 101,
    deductible: `${at}%`,
    premium: 10_000 + at * 13,
  }))
}
