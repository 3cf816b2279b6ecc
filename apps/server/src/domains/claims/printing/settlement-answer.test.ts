import { afterAll, expect, test } from 'vitest'
import { drawPage } from '../../../../test/readers/draw-pdf.ts'
import { readPdf } from '../../../../test/readers/read-pdf.ts'
import { offer, signature } from '../../../../test/subjects/offers.ts'
import { createTypstDocuments } from '../../../platform/documents/typst-documents.ts'
import { settlementAnswerOf } from './settlement-answer.ts'

const documents = createTypstDocuments({ threads: 1 })
afterAll(() => documents.close())

const insurer = {
  brand: { name: '示例财产保险有限公司', hotline: '95518' },
  mode: 'production',
} as const
const signed = {
  claim: {
    registNo: 'RDAA2026330188000000001',
    productName: '机动车商业保险',
    insured: { name: '沈国强', idNumber: '' },
    accidentAt: new Date('2026-11-18T00:40:00Z'),
    accidentType: '追尾',
  },
  offer,
  signature,
  signedAt: new Date('2026-11-20T07:04:05Z'),
}

async function wordsOf(given: { readonly content?: string } = {}): Promise<string> {
  const { payee } = given.content === undefined ? offer : { payee: undefined }
  const draft = settlementAnswerOf(insurer, { ...signed, payee, ...given })
  const { pages } = await readPdf(await documents.render(draft))
  expect(pages).toHaveLength(1)
  return pages.flatMap(({ lines }) => lines).join('\n')
}

test('an agreement says what is paid, why, into which account, by whose hand and when', async () => {
  const words = await wordsOf()
  for (const said of [
    '赔付方案确认书',
    '第 1 版',
    '减去旧件 旧件您留下了，抵 120 元 −120.00',
    '¥ 1,740.00',
    '壹仟柒佰肆拾元整',
    '6200000000000006217',
    '被保险人签名　2026-11-20 15:04:05',
  ]) {
    expect(words.replaceAll(/\s+/g, ' ')).toContain(said.replaceAll(/\s+/g, ' '))
  }
})

test('an agreement to be paid into several accounts says how much each gets', async () => {
  const payee = {
    ...{ name: '沈国强', bank: '示例银行', accountNo: '6200000000000006217' },
    shares: [
      { name: '沈国强', bank: '示例银行', accountNo: '6200000000000006217', shareFen: 100_000 },
      { name: '罗大勇', bank: '招商银行', accountNo: '6222020200000000006', shareFen: 74_000 },
    ],
  }
  const draft = settlementAnswerOf(insurer, { ...signed, payee })
  const { pages } = await readPdf(await documents.render(draft))
  const words = pages
    .flatMap(({ lines }) => lines)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  expect(words).toContain('沈国强 示例银行 6200000000000006217 1,000.00')
  expect(words).toContain('罗大勇 招商银行 6222020200000000006 740.00')
})

test('an objection says what is wrong, and promises no account', async () => {
  const words = await wordsOf({ content: '左后门的划痕没有算。' })
  expect(words).toContain('赔付方案异议书')
  expect(words).toContain('左后门的划痕没有算。')
  expect(words).not.toContain('收款账户')
})

test('the strokes of the hand stand on it as they were drawn', async () => {
  const bare = { ...signed, signature: '0,0 0,0' }
  const [drawn, without] = [
    await drawPage(await documents.render(settlementAnswerOf(insurer, signed)), { scale: 1 }),
    await drawPage(await documents.render(settlementAnswerOf(insurer, bare)), { scale: 1 }),
  ]
  expect(Buffer.from(drawn.pixels).equals(Buffer.from(without.pixels))).toBe(false)
})
