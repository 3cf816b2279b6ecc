import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/readers/read-pdf.ts'
import { createTypstDocuments } from '../../../platform/documents/typst-documents.ts'
import { compulsoryPolicyOf } from './compulsory-policy.ts'
import { compulsoryPolicy, insurer, withPolicy } from './whole-policy.samples.ts'

const documents = createTypstDocuments({ threads: 1 })
afterAll(() => documents.close())

test('a policy prints its liability limits and the vehicle tax on a single page', async () => {
  const draft = compulsoryPolicyOf(insurer, compulsoryPolicy)
  const { pages } = await readPdf(await documents.render(draft))

  expect(pages).toHaveLength(1)
  expect(pages[0]?.lines).toEqual(
    expect.arrayContaining([
      '机动车交通事故责任强制保险单',
      '死亡伤残赔偿限额 180,000.00 18,000.00',
      '医疗费用赔偿限额 18,000.00 1,800.00',
      '财产损失赔偿限额 2,000.00 100.00',
      '保险费合计 人民币（大写）陆佰陆拾伍元整 ¥ 665.00',
      '当年应缴 420.00 往年补缴 0.00 滞纳金 0.00',
      '车船税合计 人民币（大写）肆佰贰拾元整 ¥ 420.00',
    ]),
  )
})

test('a policy without vehicle tax says so', async () => {
  const untaxed = withPolicy(compulsoryPolicy, { vehicleTaxFen: undefined })
  const { pages } = await readPdf(await documents.render(compulsoryPolicyOf(insurer, untaxed)))

  expect(pages[0]?.lines).toContain('本保险单未代收车船税。')
})
