import { leftOutFileName } from '@ecenter/contract/person/documents.ts'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { leftOutOf } from './left-out.ts'

test('what the ZIP left out is told by name, and a whole one says nothing', async () => {
  const policy = strToU8('%PDF-')
  const list = strToU8('发票 · 商业险（2026-11-20）：暂时取不到。\r\n交强险电子标志：已到期。\r\n')
  expect(await leftOutOf(zipSync({ '保单.pdf': policy, [leftOutFileName]: list }))).toEqual([
    '发票 · 商业险（2026-11-20）：暂时取不到。',
    '交强险电子标志：已到期。',
  ])
  expect(await leftOutOf(zipSync({ '保单.pdf': policy }))).toEqual([])
})
