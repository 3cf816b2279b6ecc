import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/readers/read-pdf.ts'
import type { Insurer } from '../../../platform/documents/letterhead.ts'
import { createTypstDocuments } from '../../../platform/documents/typst-documents.ts'
import type { Policy } from '../../policies/store/policy.ts'
import { insuranceMarkOf } from './insurance-mark.ts'
import {
  commercialPolicy,
  compulsoryPolicy,
  insurer,
  vehicle,
  verifyUrl,
} from './whole-policy.samples.ts'

const documents = createTypstDocuments({ threads: 1 })
afterAll(() => documents.close())

const { policy } = compulsoryPolicy

async function linesOf(
  facts: Partial<Policy> = {},
  brand: Insurer['brand'] = insurer.brand,
): Promise<readonly string[]> {
  const by = { ...insurer, brand }
  const draft = insuranceMarkOf(by, { policy: { ...policy, ...facts }, verifyUrl })
  const { pages } = await readPdf(await documents.render(draft))
  expect(pages).toHaveLength(1)
  return pages[0]?.lines ?? []
}

test('a mark shows until when which car is insured by whom, and how to check it', async () => {
  expect(await linesOf()).toEqual(
    expect.arrayContaining([
      '机动车交通事故责任强制保险标志',
      '2026 年 3 月',
      '京A12345',
      '保险单号 PDZA202511010000054321',
      '保险期间 自 2025年3月15日 00:00 起至 2026年3月14日 24:00 止',
      '服务热线 95500-0',
      verifyUrl,
    ]),
  )
})

test('a mark behind a windscreen names nobody and no frame', async () => {
  const text = (await linesOf()).join('\n')
  expect(text).not.toContain(policy.insured.name)
  expect(text).not.toContain(vehicle.frameNo)
})

test('a new car is told from others by its frame', async () => {
  const lines = await linesOf({ vehicle: { ...vehicle, licenseNo: undefined } })

  expect(lines).toContain('新车未上牌')
  expect(lines).toContain('车架号 LYFVA4182E2184847')
})

test('the mark of a policy that will end early says so', async () => {
  const text = (await linesOf({ cancelledOn: '2025-09-01' })).join('')
  expect(text).toContain('本保险合同自 2025年9月1日 00:00 起解除')
})

test('even with all there is to say the mark stays on its one page, line below line', async () => {
  const name = '中国示例互联网新能源汽车财产相互保险总社股份有限公司深圳分公司'
  const facts = { vehicle: { ...vehicle, licenseNo: undefined }, cancelledOn: '2025-09-01' }
  const lines = await linesOf(facts, { name, hotline: '95500-0' })

  expect(lines.indexOf('新车未上牌')).toBeLessThan(
    lines.findIndex((line) => line.startsWith('保险单号')),
  )
})

test('a commercial policy has no mark', () => {
  expect(() => insuranceMarkOf(insurer, commercialPolicy)).toThrow('commercial')
})
