import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/readers/read-pdf.ts'
import { createTypstDocuments } from '../../../platform/documents/typst-documents.ts'
import { commercialPolicyOf } from './commercial-policy.ts'
import {
  commercialPolicy,
  coverages,
  insurer,
  verifyUrl,
  withPolicy,
} from './whole-policy.samples.ts'
import type { WholePolicy } from './whole-policy.ts'

const documents = createTypstDocuments({ threads: 1 })
afterAll(() => documents.close())

async function pagesOf(whole: WholePolicy) {
  const { pages } = await readPdf(await documents.render(commercialPolicyOf(insurer, whole)))
  return pages
}

async function linesOf(whole: WholePolicy): Promise<string[]> {
  return (await pagesOf(whole)).flatMap(({ lines }) => [...lines])
}

test('a policy prints its number, every cover and the exact amounts', async () => {
  expect(await linesOf(commercialPolicy)).toEqual(
    expect.arrayContaining([
      '机动车商业保险保险单',
      `验真网址 ${verifyUrl}`,
      '保险单号 PDAA202511010000012345 签单日期 2025年3月8日',
      '保险期间 自 2025年3月15日 00:00 起至 2026年3月14日 24:00 止',
      '号牌号码 京A12345 使用性质 家庭自用',
      '机动车损失保险 186,432.00 0.00 2,530.18',
      '机动车第三者责任保险 3,000,000.00 — 1,286.45',
      '附加车身划痕损失险 5,000.00 每次 200 元 570.00',
      '道路救援服务特约条款 保险期间内 7 次 — 0.00',
      '保险费合计 人民币（大写）肆仟陆佰贰拾元陆角玖分 ¥ 4,620.69',
      '4 C00001234622020090100401 道路救援服务特约条款',
    ]),
  )
})

test('forty covers spread over pages that each repeat the head and name the policy', async () => {
  const pages = await pagesOf({ ...commercialPolicy, coverages: coverages(40) })
  const pagesOfTable = pages.filter(({ lines }) => lines.some((line) => line.includes('附加保障')))
  const rows = pages.flatMap(({ lines }) => lines.filter((line) => line.startsWith('附加保障')))

  expect(pages).toHaveLength(2)
  expect(pagesOfTable).toHaveLength(2)
  for (const { lines } of pagesOfTable) {
    expect(lines).toContain('险种 保险金额 / 责任限额（元） 免赔 保险费（元）')
  }
  expect(rows).toHaveLength(40)
  expect(rows[39]).toBe('附加保障第40项 10,039.39 39% 105.07')
  pages.forEach(({ lines }, at) => {
    expect(lines[0]).toContain('PDAA202511010000012345')
    expect(lines.at(-1)).toBe(`客户服务热线 95500-0 第 ${at + 1} 页 共 ${pages.length} 页`)
  })
})

test('a long foreign name wraps in its cell, clear of its neighbour, and copies as it was', async () => {
  const name = 'WOLFESCHLEGELSTEINHAUSENBERGERDORFF'.repeat(3)
  const applicant = { name, idNumber: 'MMM'.padEnd(40, 'M'), mobile: '13800005678' }
  const [first] = await pagesOf(withPolicy(commercialPolicy, { applicant }))
  const texts = first?.texts ?? []
  const leftOf = (head: string) => texts.find(({ text }) => text === head)?.left ?? 0
  const rightOf = (pieces: typeof texts) => Math.max(...pieces.map(({ right }) => right))
  const partsOfName = texts.filter(({ text }) => /^[A-Z]+$/.test(text) && name.includes(text))

  expect(rightOf(partsOfName)).toBeLessThan(leftOf('证件号码'))
  expect(rightOf(texts.filter(({ text }) => /^(M|\*+$)/.test(text)))).toBeLessThan(
    leftOf('联系电话'),
  )
  expect(rightOf(texts)).toBeLessThan((first?.width ?? 0) - 40)
  expect(texts.map(({ text }) => text).join('')).toContain(name)
})

test('where an amount would break it moves to the next line as a whole', async () => {
  const changes = [
    {
      item: '第三者责任保险的每次事故责任限额',
      before: '2,000,000.00 元',
      after: '3,000,000.00 元',
    },
  ]
  const endorsements = commercialPolicy.endorsements.map((each) => ({ ...each, changes }))
  const lines = await linesOf({ ...commercialPolicy, endorsements })

  expect(lines.join('\n').match(/[23],000,000\.00 元/g)).toHaveLength(4)
})

test('a name with a character that the font lacks is printed with its number', async () => {
  const applicant = { name: '程\u{2cb2f}', idNumber: '110', mobile: '13800005678' }

  expect(await linesOf(withPolicy(commercialPolicy, { applicant }))).toContain(
    '投保人 程〔U+2CB2F〕 110 138****5678',
  )
})

test('a policy that will end early says so right below its period', async () => {
  const lines = await linesOf(withPolicy(commercialPolicy, { cancelledOn: '2025-09-01' }))
  const at = lines.findIndex((line) => line.startsWith('保险期间'))

  expect(lines[at + 1]).toBe(
    '合同解除 本保险合同自 2025年9月1日 00:00 起解除，此后发生的事故不在保险责任之内。',
  )
})

test('a policy that nobody can check by a URL points to the hotline instead', async () => {
  const { verifyUrl: _, ...unverifiable } = commercialPolicy
  const text = (await linesOf(unverifiable)).join('\n')

  expect(text).toContain('可致电客户服务热线核对')
  expect(text).not.toMatch(/二维码|验真/)
})
