import type { DocumentKind } from '@ecenter/contract/electronic-policies/document-kind.ts'
import { policyKind } from '@ecenter/contract/policies/policy-summary.ts'
import { expect, test } from 'vitest'
import { testClock } from '../../../../test/test-clock.ts'
import { readSettings } from '../../../platform/config/settings.ts'
import { availabilityOf } from './availability.ts'

const clock = testClock()
const today = clock.today()
const here = { clock, settings: readSettings({}, '/') }
const ordinary = {
  policyNo: 'PDZA202611010001001370',
  kind: 'compulsory',
  isOwnShareOnly: false,
  isPaperOnly: false,
  startsOn: '2026-07-01',
  endsOn: '2027-06-30',
  cancelledOn: undefined,
} as const
const ended = { startsOn: '2025-11-20', endsOn: '2026-11-19' }
const future = { startsOn: '2026-11-21', endsOn: '2027-11-20' }

function reasonFor(facts: Partial<Parameters<typeof availabilityOf>[1]>, paper: DocumentKind) {
  const availability = availabilityOf(here, { ...ordinary, ...facts }, paper)
  return availability.isAvailable ? undefined : availability.reason
}

test.each([
  ['a compulsory policy', {}],
  ['a policy that has ended', ended],
  ['a policy that is yet to begin', future],
  ['a policy that will be cancelled', { cancelledOn: '2026-11-21' }],
])('%s has its document', (_, facts) => {
  expect(reasonFor(facts, 'policy')).toBeUndefined()
})

test.each(policyKind.options)('a policy of kind %s has its document', (kind) => {
  expect(reasonFor({ kind }, 'policy')).toBeUndefined()
})

test.each([
  ['a paper policy', { isPaperOnly: true }, '纸质版'],
  ['a cancelled policy', { cancelledOn: today }, '已退保'],
  ['a paper policy that was cancelled', { isPaperOnly: true, cancelledOn: today }, '纸质版'],
  ['one share of a group policy', { kind: 'group' as const, isOwnShareOnly: true }, '联系单位'],
  [
    'one share of a family’s policy',
    { kind: 'personal-accident' as const, isOwnShareOnly: true },
    '联系投保人',
  ],
])('%s has neither document nor mark, and the customer reads why', (_, facts, reason) => {
  expect(reasonFor(facts, 'policy')).toContain(reason)
  expect(reasonFor(facts, 'mark')).toContain(reason)
})

test.each([
  ['a commercial policy', { kind: 'commercial' as const }, '只有交强险'],
  ['a policy that is yet to begin', future, '自 2026-11-21 00:00 起生效'],
  ['a policy that has ended', ended, '已到期'],
])('%s has no mark, and the customer reads why', (_, facts, reason) => {
  expect(reasonFor(facts, 'mark')).toContain(reason)
})

test('an endorsement outlives its policy, for the last one may say that it was cancelled', () => {
  expect(reasonFor({ cancelledOn: today }, 'endorsement')).toBeUndefined()
  expect(reasonFor(ended, 'endorsement')).toBeUndefined()
  expect(reasonFor({ isPaperOnly: true }, 'endorsement')).toContain('纸质版')
  expect(reasonFor({ kind: 'group', isOwnShareOnly: true }, 'endorsement')).toContain('单位')
})

test('a compulsory policy has its mark from its first day to its last', () => {
  for (const facts of [{}, { startsOn: today }, { endsOn: today }, { cancelledOn: '2026-11-21' }]) {
    expect(reasonFor(facts, 'mark')).toBeUndefined()
  }
})

test('a branch that hands out no electronic policies says so, its neighbours go on', () => {
  const off = { clock, settings: readSettings({ ELECTRONIC_POLICY_OFF_AREAS: '3101,1101' }, '/') }
  expect(availabilityOf(off, ordinary, 'policy')).toEqual({
    isAvailable: false,
    reason: '承保这份保单的分公司还没有开通电子保单，请拨打 95518 索取。',
  })
  const elsewhere = { ...ordinary, policyNo: 'PDZA202644030001001370' }
  expect(availabilityOf(off, elsewhere, 'policy')).toEqual({ isAvailable: true })
})
