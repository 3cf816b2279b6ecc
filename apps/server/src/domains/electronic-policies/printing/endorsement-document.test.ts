import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/readers/read-pdf.ts'
import { createTypstDocuments } from '../../../platform/documents/typst-documents.ts'
import type { Endorsement } from '../../policies/store/policy.ts'
import { endorsementDocumentOf } from './endorsement-document.ts'
import { commercialPolicy, insurer, verifyUrl } from './whole-policy.samples.ts'

const documents = createTypstDocuments({ threads: 1 })
afterAll(() => documents.close())

const changed: Endorsement = {
  endorsementNo: 'EDAA202511010000000322',
  kind: '责任限额变更',
  effectiveOn: '2025-07-20',
  summary: '自批改生效日起，机动车第三者责任保险的责任限额提高。',
  changes: [{ item: '第三者责任险限额', before: '2,000,000.00 元', after: '3,000,000.00 元' }],
  premiumChangeFen: 16_830,
}

async function linesOf(facts: Partial<Endorsement> = {}): Promise<readonly string[]> {
  const endorsement = { ...changed, ...facts }
  const { policy } = commercialPolicy
  const draft = endorsementDocumentOf(insurer, { policy, endorsement, verifyUrl })
  const { pages } = await readPdf(await documents.render(draft))
  expect(pages).toHaveLength(1)
  return pages[0]?.lines ?? []
}

test('an endorsement says of which policy, from when, and each change before and after', async () => {
  expect(await linesOf()).toEqual(
    expect.arrayContaining([
      '机动车商业保险批单',
      '批单号 EDAA202511010000000322 生效日期 2025年7月20日',
      '保险单号 PDAA202511010000012345 批改事项 责任限额变更',
      '投保人 林晓雨 110*************** 138****5678',
      '批改项目 批改前 批改后',
      '第三者责任险限额 2,000,000.00 元 3,000,000.00 元',
      '加收保险费 人民币（大写）壹佰陆拾捌元叁角整 ¥ 168.30',
    ]),
  )
})

test('money given back is called so, for a sign is easily overlooked', async () => {
  expect(await linesOf({ premiumChangeFen: -130_455 })).toContain(
    '退还保险费 人民币（大写）壹仟叁佰零肆元伍角伍分 ¥ 1,304.55',
  )
})

test('where the premium stays, the endorsement says that too', async () => {
  expect(await linesOf({ premiumChangeFen: 0 })).toContain('本次批改不涉及保险费变动。')
})

test('a change that is told in words alone has no table', async () => {
  const lines = await linesOf({ changes: [] })
  expect(lines).toContain('自批改生效日起，机动车第三者责任保险的责任限额提高。')
  expect(lines.join()).not.toContain('批改前')
})
