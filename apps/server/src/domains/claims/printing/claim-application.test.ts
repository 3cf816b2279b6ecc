import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/readers/read-pdf.ts'
import { signature } from '../../../../test/subjects/offers.ts'
import { createTypstDocuments } from '../../../platform/documents/typst-documents.ts'
import { claimApplicationOf } from './claim-application.ts'

const documents = createTypstDocuments({ threads: 1 })
afterAll(() => documents.close())

const insurer = {
  brand: { name: '示例财产保险有限公司', hotline: '95518' },
  mode: 'production',
} as const
const facts = {
  registNo: 'RDAA2026330188000000001',
  policyNos: ['PDAA20263301880000000001', 'PDZA20263301880000000002'],
  productName: '机动车商业保险',
  insured: { name: '沈国强', idNumber: '330102198001010019', mobile: '13800001234' },
  accidentAt: '2026-11-18 08:40',
  cause: '追尾',
  place: '杭州市西湖区文一路 8 号',
  course: '等红灯时被后车追尾。',
  vehicles: [
    { role: 'own', licenseNo: '浙A12345', brandModel: '云帆牌轿车', damage: '后保险杠破损' },
    { role: 'other', licenseNo: '浙B54321', brandModel: '长风牌货车', damage: '前大灯破损' },
  ],
} as const
const signed = {
  facts: { ...facts, policyNos: [...facts.policyNos], vehicles: [...facts.vehicles] },
  corrected: {},
  signature,
  signedAt: new Date('2026-11-20T07:04:05Z'),
}

async function wordsOf(given: Partial<Parameters<typeof claimApplicationOf>[1]> = {}) {
  const draft = claimApplicationOf(insurer, { ...signed, ...given })
  const { pages } = await readPdf(await documents.render(draft))
  expect(pages).toHaveLength(1)
  return pages
    .flatMap(({ lines }) => lines)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

test('an application says who claims for what, by whose hand and when', async () => {
  const words = await wordsOf()
  for (const said of [
    '索赔申请书',
    '330102198001010019',
    'PDZA20263301880000000002',
    '等红灯时被后车追尾。',
    '本车 浙A12345',
    '对方车辆 浙B***21',
    '被保险人签名 2026-11-20 15:04:05',
  ]) {
    expect(words).toContain(said)
  }
  expect(words).not.toContain('报案记录为')
  expect(words).not.toContain('浙B54321')
})

test('what was corrected stands in its place, and what the report says beneath', async () => {
  const words = await wordsOf({ corrected: { place: '杭州市西湖区文二路 1 号' } })
  expect(words).toContain('出险地点 杭州市西湖区文二路 1 号')
  expect(words).toContain('报案记录为：杭州市西湖区文一路 8 号')
})

test('an accident without a vehicle has no table of them, and no phone on file is said', async () => {
  const { mobile: _, ...insured } = facts.insured
  const words = await wordsOf({ facts: { ...signed.facts, insured, vehicles: [] } })
  expect(words).not.toContain('涉及的车辆')
  expect(words).toContain('联系电话 未登记')
})
