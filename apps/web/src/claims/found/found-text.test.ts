import type { ClaimList } from '@ecenter/contract/claims/claim.ts'
import type { ClaimSummary } from '@ecenter/contract/claims/claim-progress.ts'
import { expect, test } from 'vitest'
import { foundText } from './found-text.ts'

const claim: ClaimSummary = {
  handle: 'AAAAAAAAAAAAAAAAAAAAAA',
  kind: 'car',
  maskedRegistNo: 'RDAA **** **** 0007',
  productName: '机动车商业保险',
  maskedInsuredName: '王**',
  accidentAt: '2026-11-16 08:30',
  reportedAt: '2026-11-16 08:42',
  accidentType: '追尾',
  status: 'open',
  statusText: '定损中',
  headline: '正在核定损失金额',
  todoCount: 0,
}
const page = (...todoCounts: number[]): ClaimList => ({
  claimInfoList: todoCounts.map((todoCount) => ({ ...claim, todoCount })),
  total: 3,
})

test('the whole list is counted, also before all of it has come', () => {
  expect(foundText([page(0)])).toBe('共查到 3 件理赔。')
})

test('claims that wait for the customer are counted, not the things they wait for', () => {
  expect(foundText([page(2, 0), page(1)])).toBe('共查到 3 件理赔，2 件需要您处理。')
})
