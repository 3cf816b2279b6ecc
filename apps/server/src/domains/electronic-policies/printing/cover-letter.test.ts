import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/readers/read-pdf.ts'
import { createTypstDocuments } from '../../../platform/documents/typst-documents.ts'
import { coverLetterOf } from './cover-letter.ts'
import { commercialPolicy, insurer, verifyUrl } from './whole-policy.samples.ts'

const documents = createTypstDocuments({ threads: 1 })
afterAll(() => documents.close())

const letter = {
  policy: commercialPolicy.policy,
  enclosed: ['policy', 'clause-booklet'],
  writtenOn: '2025-03-09',
} as const

async function linesOf(facts: { verifyUrl?: string } = {}): Promise<readonly string[]> {
  const { pages } = await readPdf(
    await documents.render(coverLetterOf(insurer, { ...letter, ...facts })),
  )
  expect(pages).toHaveLength(1)
  return pages[0]?.lines ?? []
}

test('a letter says to whom, what is enclosed, how to check it and what to do after an accident', async () => {
  expect(await linesOf({ verifyUrl })).toEqual(
    expect.arrayContaining([
      '尊敬的林晓雨：',
      '保险单号 PDAA202511010000012345',
      '1 机动车商业保险保险单 保险合同的凭证，请妥善保存',
      '2 机动车商业保险条款 保险合同的组成部分，请着重阅读责任免除',
      `验真网址 ${verifyUrl}`,
      '3. 尽快拨打客户服务热线 95500-0 报案，按客服的指引处理。',
      '2025年3月9日',
    ]),
  )
})

test('without a page to check the policy on, the letter names the hotline', async () => {
  const lines = await linesOf()
  expect(lines).toContain('2. 保险单可以验真：拨打 95500-0，报出保险单号，由我们为您核对。')
  expect(lines.join()).not.toContain('二维码')
})
