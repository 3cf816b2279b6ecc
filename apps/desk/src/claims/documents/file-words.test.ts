import type { ClaimFile, ClaimFiles } from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { expect, test } from 'vitest'
import { filesBeside, namedFiles, wordOf } from './file-words.ts'

const at = '2026-11-20 09:02'

test.each<[ClaimFile['verdict'], string]>([
  [undefined, '还没有审核'],
  [{ as: 'accepted', at, by: '何思源' }, '2026-11-20 09:02 何思源通过'],
  [
    { as: 'refused', at, by: '何思源', reason: '缺背面。' },
    '2026-11-20 09:02 何思源退回：缺背面。',
  ],
  [{ as: 'accepted', at }, '2026-11-20 09:02 核心系统通过'],
])('what was said of a file is read: %j', (verdict, words) => {
  expect(wordOf({ verdict })).toBe(words)
})

function file(fileId: string): ClaimFile {
  return { fileId, mediaType: 'image/jpeg', receivedAt: at }
}

const card: ClaimFiles = { type: 'bank-card', name: '收款银行卡', files: [file('c1')] }
const identity: ClaimFiles = {
  type: 'identity',
  name: '被保险人身份证',
  files: [file('i1'), file('i2'), file('i3')],
}

test('beside a document stand the others of its kind, the latest first, then those of other kinds', () => {
  const beside = filesBeside({ type: 'identity', files: [{ fileId: 'i3' }] }, [card, identity])
  expect(beside.map(({ name }) => name)).toEqual([
    '被保险人身份证，第 2 份，共 3 份',
    '被保险人身份证，第 1 份，共 3 份',
    '收款银行卡，第 1 份，共 1 份',
  ])
})

test('a claim with one file alone has nothing to compare it with', () => {
  expect(filesBeside({ type: 'bank-card', files: [{ fileId: 'c1' }] }, [card])).toEqual([])
  expect(namedFiles(card).map(({ name }) => name)).toEqual(['收款银行卡，第 1 份，共 1 份'])
})
