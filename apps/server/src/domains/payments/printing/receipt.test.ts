import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/readers/read-pdf.ts'
import { offer } from '../../../../test/subjects/offers.ts'
import { orderOf } from '../../../../test/subjects/stored-orders.ts'
import { createTypstDocuments } from '../../../platform/documents/typst-documents.ts'
import { claimReceipt, premiumReceipt, type ReceiptDraft } from './receipt.ts'

const documents = createTypstDocuments({ threads: 1 })
afterAll(() => documents.close())

const insurer = {
  brand: { name: '示例财产保险有限公司', hotline: '95518' },
  mode: 'production',
} as const
const paidAt = new Date('2026-11-20T04:00:00Z')
const { payee = { name: '', bank: '', accountNo: '' } } = offer

async function wordsOf(draft: ReceiptDraft): Promise<string> {
  const { pages } = await readPdf(await documents.render(draft))
  expect(pages).toHaveLength(1)
  const lines = pages.flatMap((page) => page.lines)
  return lines.join('').replaceAll(/\s/g, '')
}

test('the receipt of a premium says who paid what, for what and how, tax included', async () => {
  const { orderNo, applicant, parts } = orderOf()
  const amountFen = 286_450 + 42_000
  const order = { orderNo, applicant, parts, amountFen }
  const payment = { method: 'alipay', tradeNo: 'T0001', gatewayNo: 'G0001' } as const
  const words = await wordsOf(premiumReceipt(insurer, order, { paidAt, payment }))
  const said = ['保险费支付凭证', orderNo, applicant.name, '支付宝', 'T0001', 'G0001']
  for (const each of [...said, '代收车船税420.00', '¥3,284.50', '2026-11-2012:00:00', '不是发票'])
    expect(words).toContain(each)
})

test('where the core told that it is paid, the receipt names no way and no number', async () => {
  const { orderNo, applicant, parts } = orderOf()
  const order = { orderNo, applicant, parts, amountFen: 1 }
  const words = await wordsOf(premiumReceipt(insurer, order, { paidAt, payment: undefined }))
  expect(words).not.toContain('支付方式')
  expect(words).not.toContain('支付单号')
})

test('the receipt of a claim says what was paid into which account, masked', async () => {
  const claim = {
    registNo: 'RDAA2026330188000000001',
    productName: '机动车商业保险',
    insured: { name: '沈国强', idNumber: '' },
    accidentAt: new Date('2026-11-18T00:40:00Z'),
    accidentType: '追尾',
  }
  const words = await wordsOf(claimReceipt(insurer, claim, { paidAt, amountFen: 174_000, payee }))
  const said = ['赔款支付凭证', claim.registNo, '¥1,740.00', '壹仟柒佰肆拾元整']
  for (const each of [...said, '示例银行（尾号6217）', '沈国强']) expect(words).toContain(each)
  expect(words).not.toContain(payee.accountNo)
})
