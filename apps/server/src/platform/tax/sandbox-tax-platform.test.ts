import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { expectApproved } from '../../../test/readers/approved-picture.ts'
import { drawPage } from '../../../test/readers/draw-pdf.ts'
import { fenIn } from '../../../test/readers/fen-in.ts'
import { readPdf } from '../../../test/readers/read-pdf.ts'
import { readXml, textAt } from '../../../test/readers/read-xml.ts'
import { issuedInvoices } from '../../domains/invoices/store/invoices.samples.ts'
import { createTypstDocuments } from '../documents/typst-documents.ts'
import { amountsOf } from './invoice-amounts.ts'
import { sandboxTaxPlatform } from './sandbox-tax-platform.ts'
import type { TaxInvoice } from './tax-invoice.ts'
import { samples } from './tax-invoices.samples.ts'

const documents = createTypstDocuments({ threads: 1 })
afterAll(() => documents.close())

const brand = { name: '安途财产保险股份有限公司', hotline: '95500-0' }
const platform = sandboxTaxPlatform({ settings: { brand, mode: 'demo' }, documents })
const { compulsory, accident, 'red-letter': redLetter, older } = samples

/** What its one page says, in the order of the file, in which a text that wraps stays together. */
async function printed(invoice: TaxInvoice): Promise<string> {
  const { pages } = await readPdf((await platform.deliver(invoice)).pdf)
  expect(pages).toHaveLength(1)
  const texts = pages.flatMap((page) => page.texts.map(({ text }) => text))
  return texts.join('').replaceAll(/\s/g, '')
}

/** The amount that stands on the page behind the words. */
function amountBehind(text: string, words: string): number {
  const found = new RegExp(`${words}¥?(-?[\\d,]+\\.\\d{2})`).exec(text)?.[1]
  if (found === undefined) throw new Error(`${words} is not printed`)
  return fenIn(found)
}

describe('the page of a compulsory policy’s invoice', () => {
  test('says who bought what of whom, when, and for which car', async () => {
    const text = await printed(compulsory)
    for (const said of [
      '电子发票（普通发票）',
      `发票号码：${compulsory.number}`,
      '开票日期：2026年7月9日',
      '北京云程出行汽车租赁有限公司',
      compulsory.buyer.taxpayerNumber,
      brand.name,
      '*保险服务*机动车交通事故责任强制保险',
      `保险单号：${compulsory.policyNo}`,
      '号牌号码：京A8K621',
      '税款所属期：2026-01-01至2026-12-31',
      '开票人：电子开票',
      '柒佰壹拾贰元伍角整',
    ]) {
      expect(text).toContain(said)
    }
  })

  test('shows the amounts to the fen: they add up, and the vehicle tax stands apart', async () => {
    const text = await printed(compulsory)
    const { netFen, taxFen, premiumFen, vehicleTaxFen, totalFen } = amountsOf(compulsory)
    expect([netFen + taxFen, premiumFen]).toEqual([71_250, 71_250])
    expect(amountBehind(text, '（小写）')).toBe(premiumFen)
    expect(amountBehind(text, '合计')).toBe(netFen)
    expect(text).toContain(`¥${(taxFen / 100).toFixed(2)}`)
    expect(amountBehind(text, '车船税金额：')).toBe(42_000)
    expect(amountBehind(text, '滞纳金：')).toBe(630)
    expect(amountBehind(text, '车船税合计：')).toBe(vehicleTaxFen)
    expect(amountBehind(text, '保险费与车船税合计：')).toBe(totalFen)
  })

  test('is marked as a sample, in a real service’s settings too', async () => {
    const inProduction = sandboxTaxPlatform({ settings: { brand, mode: 'production' }, documents })
    const { pages } = await readPdf((await inProduction.deliver(compulsory)).pdf)
    for (const { lines } of pages) {
      expect(lines.join('')).toMatch(/样.*张/)
      expect(lines.join('')).toContain('样张，不能作为报销凭证')
    }
  })
})

test('a person’s number stays masked on the page, and a policy without a car names none', async () => {
  const text = await printed(accident)
  expect(text).not.toContain(accident.buyer.taxpayerNumber)
  expect(text).toContain('110***')
  expect(text).toContain('免税')
  expect(text).toContain('***')
  expect(text).not.toContain('号牌号码')
  expect(text).not.toContain('车船税')
})

test('a red-letter invoice says what it reverses, with a minus before every amount', async () => {
  const text = await printed(redLetter)
  expect(text).toContain(`被红冲蓝字发票号码：${redLetter.reverses}`)
  expect(text).toContain('（负数）柒佰壹拾贰元伍角整')
  expect(amountBehind(text, '（小写）')).toBe(-71_250)
  expect(amountBehind(text, '保险费与车船税合计：')).toBe(amountsOf(redLetter).totalFen)
})

test('an older invoice has a code and a check code, and comes as PDF alone', async () => {
  const text = await printed(older)
  expect(text).toContain('增值税电子普通发票')
  expect(text).toContain(`发票代码：${older.code}`)
  expect(text).toContain(`校验码：${older.checkCode}`)
  expect(Object.keys(await platform.deliver(older))).toEqual(['pdf'])
  expect(platform.formatsOf(older)).toEqual(['pdf'])
})

test('a fully digital invoice comes as PDF and XML; OFD is not made here', async () => {
  expect(Object.keys(await platform.deliver(compulsory))).toEqual(['pdf', 'xml'])
  expect(platform.formatsOf(compulsory)).toEqual(['pdf', 'xml'])
})

test('the XML of any invoice is well formed and has its facts and amounts to the fen', async () => {
  const withoutPages = sandboxTaxPlatform({
    settings: { brand, mode: 'demo' },
    documents: { ...documents, render: async () => new Uint8Array() },
  })
  const numbered = issuedInvoices.map((invoice) => ({ ...invoice, number: invoice.number ?? '' }))
  await fc.assert(
    fc.asyncProperty(numbered, async (invoice) => {
      const { xml = new Uint8Array() } = await withoutPages.deliver(invoice)
      const root = readXml(xml)
      const fenAt = (...names: string[]) => fenIn(textAt(root, ...names))
      const { netFen, taxFen, premiumFen, vehicleTaxFen, totalFen } = amountsOf(invoice)
      expect(textAt(root, 'InvoiceNumber')).toBe(invoice.number)
      expect(textAt(root, 'Buyer', 'Name')).toBe(invoice.buyer.name)
      expect(textAt(root, 'Notice')).toContain('样张')
      expect(fenAt('AmountWithoutTax')).toBe(netFen)
      expect(fenAt('Tax')).toBe(taxFen)
      expect(fenAt('AmountWithTax')).toBe(premiumFen)
      if (vehicleTaxFen === undefined) return
      expect(fenAt('Remarks', 'VehicleTax', 'Total')).toBe(vehicleTaxFen)
      expect(fenAt('Remarks', 'PremiumAndVehicleTax')).toBe(totalFen)
    }),
  )
})

test.each(Object.entries(samples))('the page of %s looks as approved', async (name, invoice) => {
  const page = await drawPage((await platform.deliver(invoice)).pdf, { scale: 1 })
  await expectApproved(page, new URL(`approved/${name}-invoice.png`, import.meta.url))
})
