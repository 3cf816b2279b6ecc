import { policyFact } from '@ecenter/contract/policies/policy.ts'
import { otherKinds } from '@ecenter/contract/policies/policy-summary.ts'
import { array, parse } from 'valibot'
import { expect, test } from 'vitest'
import { detailInfosOf, riskItemsOf } from './describe-risk.ts'
import type { RiskFacts } from './risk-facts.ts'

const insured = { name: '罗小满', idNumber: '330199201506015446' }

const risks: { readonly [Kind in RiskFacts['kind']]: Extract<RiskFacts, { kind: Kind }> } = {
  household: {
    kind: 'household',
    address: '杭州市西湖区翠苑街道 12 幢 301 室',
    structure: '钢筋混凝土',
    areaSquareMetres: 89,
    builtIn: 2008,
    items: [
      { name: '房屋主体', sumInsuredFen: 150_000_000 },
      { name: '室内财产', note: '家用电器和家具' },
    ],
  },
  'personal-accident': {
    kind: 'personal-accident',
    occupation: '建筑设计师',
    occupationClass: 1,
    beneficiary: '法定',
  },
  'driver-accident': {
    kind: 'driver-accident',
    licenceClass: 'C1',
    carUse: '家庭自用',
    beneficiary: '法定',
  },
  'student-accident': {
    kind: 'student-accident',
    school: '青禾小学',
    className: '三年级二班',
    guardian: { name: '叶敏', idNumber: '330199198608215224', relation: '母亲' },
  },
  'borrower-accident': {
    kind: 'borrower-accident',
    loanContractNo: '沪借2026第0042号',
    lender: '示例银行厦门分行',
    loanFen: 30_000_050,
    months: 36,
  },
  'flight-delay': {
    kind: 'flight-delay',
    flightNo: 'MU5101',
    flightDate: '2026-11-22',
    from: '上海虹桥',
    to: '北京首都',
  },
  'return-freight': {
    kind: 'return-freight',
    marketplace: '示例商城',
    marketplaceOrderNo: '2026112000042',
    shop: '木棉家居',
    goods: '羊毛地毯',
  },
  liability: {
    kind: 'liability',
    business: '中式餐饮',
    premises: '长沙市岳麓区枫林路 8 号',
    areaSquareMetres: 320,
  },
  group: {
    kind: 'group',
    industry: '软件和信息技术服务业',
    contactName: '欧阳主管',
    plans: [{ name: '方案一', note: '意外身故 50 万元' }],
  },
  other: { kind: 'other', title: '健康告知', facts: [{ label: '等待期', value: '30 天' }] },
}

function described(kind: RiskFacts['kind']) {
  const policy = { risk: risks[kind], insured, isOwnShareOnly: false }
  return { items: riskItemsOf(policy), details: detailInfosOf(policy) }
}

test.each(otherKinds)(
  '%s says what is insured, and has its own facts, none of them empty',
  (kind) => {
    const { items, details } = described(kind)
    expect(items.length).toBeGreaterThan(0)
    for (const { name } of items) expect(name).not.toBe('')
    expect(details).toHaveLength(1)
    for (const { title, facts } of details) {
      expect(title).not.toBe('')
      for (const { label, value } of parse(array(policyFact), facts)) {
        expect(label).not.toBe('')
        expect(value).toMatch(/\S/)
        expect(value).not.toMatch(/undefined|NaN/)
      }
    }
  },
)

test('of a kind that is not known here the core words the facts', () => {
  expect(described('other')).toEqual({
    items: [],
    details: [{ title: '健康告知', facts: [{ label: '等待期', value: '30 天' }] }],
  })
})

test('a home lists what it is insured for, thing by thing', () => {
  expect(described('household').items).toEqual([
    { name: '房屋主体', note: undefined, sumInsured: 150_000_000 },
    { name: '室内财产', note: '家用电器和家具', sumInsured: undefined },
  ])
})

test('a loan is told in yuan to the fen', () => {
  const [loan] = described('borrower-accident').details
  expect(loan?.facts).toContainEqual({ label: '借款金额', value: '300,000.50 元' })
})

test('a guardian’s ID number stays masked, for it is proof in a form', () => {
  const [school] = described('student-accident').details
  expect(JSON.stringify(school)).toContain('叶敏（母亲）')
  expect(JSON.stringify(school)).not.toContain('5224')
})

test('where people are insured, the item is whoever looks at it', () => {
  for (const kind of ['personal-accident', 'driver-accident', 'student-accident'] as const) {
    expect(described(kind).items).toMatchObject([{ name: '罗小满' }])
  }
})

test('a car has neither items nor facts of its own', () => {
  const car = { risk: undefined, insured, isOwnShareOnly: false }
  expect(riskItemsOf(car)).toEqual([])
  expect(detailInfosOf(car)).toEqual([])
})

test('one of many insured sees no facts that are of the whole', () => {
  for (const risk of Object.values(risks)) {
    expect(detailInfosOf({ risk, insured, isOwnShareOnly: true })).toEqual([])
  }
})
