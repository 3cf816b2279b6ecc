import type { ClaimDocument } from '@ecenter/contract/claims/claim.ts'
import { expect, test } from 'vitest'
import { documentCount, documentState } from './document-words.ts'

const invoice: ClaimDocument = {
  type: 'repair-invoice',
  name: '维修发票',
  hint: '要看得清金额和公章。',
  isRequired: true,
  state: 'needed',
  fileCount: 0,
  canSend: true,
}
const received: ClaimDocument = {
  ...invoice,
  state: 'received',
  fileCount: 2,
  receivedAt: '2026-11-17 09:02',
}
const refused: ClaimDocument = { ...received, state: 'refused', reason: '照片模糊，请重新拍。' }
const optional: ClaimDocument = { ...invoice, isRequired: false }
const later: ClaimDocument = { ...invoice, state: 'later', canSend: false }

test('the customer reads how many are missing; a refused one is missing, an optional one is not', () => {
  expect(documentCount([invoice, optional])).toBe('还差 1 项')
  expect(documentCount([received, invoice, refused, optional])).toBe(
    '已收到 1 项，还差 1 项，有 1 项要重拍',
  )
  expect(documentCount([received, refused])).toBe('已收到 1 项，有 1 项要重拍')
  expect(documentCount([received, optional])).toBe('必交的材料已经齐了')
})

test('where little is asked for it is named, and said to be enough', () => {
  const photos: ClaimDocument = { ...invoice, type: 'damage-photos', name: '受损照片' }
  const card: ClaimDocument = { ...invoice, type: 'bank-card', name: '收款银行卡' }
  expect(documentCount([photos, card])).toBe('一张照片和银行卡照片就够了')
  expect(documentCount([{ ...photos, ...received, type: photos.type }, card])).toBe(
    '已收到 1 项，还差 1 项',
  )
  const again: ClaimDocument = { ...photos, state: 'refused' }
  expect(documentCount([again, card])).toBe('还差 1 项，有 1 项要重拍')
  expect(documentCount([{ ...photos, canSend: false }, card])).toBe('还差 2 项')
})

test('each state is a word', () => {
  const notNeeded: ClaimDocument = { ...invoice, state: 'not-needed' }
  const words = [later, invoice, optional, received, refused, notNeeded].map(
    (each) => documentState(each).word,
  )
  expect(words).toEqual(['以后需要', '待提交', '有就交', '已收到', '请重交', '不用再交'])
})
