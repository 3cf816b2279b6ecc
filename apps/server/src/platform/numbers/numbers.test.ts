import { usualLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { caseNumber, usualCase } from '@ecenter/contract/rules/case-number.ts'
import { messageOf } from '@ecenter/contract/rules/judged.ts'
import { numberForms, numberHint, setNumberForms } from '@ecenter/contract/rules/number-forms.ts'
import { carPolicyNumber } from '@ecenter/contract/rules/policy-number.ts'
import { reportNumber } from '@ecenter/contract/rules/report-number.ts'
import { afterEach, expect, test } from 'vitest'
import { newDatedNumber } from './dated-number.ts'
import { numberFormsOf } from './number-forms-of.ts'
import { isNumberOf, numbersOf, policyOfProposal, saidBy, useNumbers } from './numbers.ts'
import { refuseUnissuable } from './unfit-numbers.ts'

/** Numbers of nobody that this service was written for. */
const another = {
  core: {
    policy: [
      { pattern: '0507<area>#{9}', kind: 'compulsory' },
      { pattern: '0511<area>#{9}', kind: 'commercial' },
      { pattern: 'B@#{12}' },
    ],
    proposal: [{ pattern: 'Q0507<area>#{9}', kind: 'compulsory' }],
    report: ['90#{14}'],
    order: ['D#{10}'],
  },
  service: { case: 'TOUSU<day>#{9}', returnReport: '90<year>#{10}' },
}

afterEach(() => useNumbers(numbersOf({})))

test('what pages know by themselves is what the usual table says', () => {
  const usual = numberFormsOf(numbersOf({}))
  setNumberForms(undefined)
  expect(usual).toEqual({ ...numberForms(), case: usualCase, lead: usualLead })
})

test('another insurer says in one file what its numbers look like', () => {
  useNumbers(numbersOf(another))
  expect(saidBy('policy', '05073101000000012')).toMatchObject({ kind: 'compulsory', area: '3101' })
  expect(saidBy('policy', 'BX000000000012')).toMatchObject({ kind: undefined, area: undefined })
  expect(saidBy('policy', 'PDAA202611010001001370')).toBeUndefined()
  expect(messageOf(carPolicyNumber, '05113101000000012')).toBeUndefined()
  expect(messageOf(carPolicyNumber, '0511310100000001')).toBe(
    '保单号是 17 位，现在 16 位，请对照保单核对',
  )
  expect(messageOf(carPolicyNumber, '06113101000000012')).toBe(
    '保单号是 17 位，以 0507 或 0511 开头，请对照保单核对',
  )
  expect(messageOf(reportNumber, 'RDAA202611010000000001')).toMatch(/^报案号是 16 位/)
  expect(numberHint(numberForms().report, '在报案短信里')).toBe(
    '在报案短信里，是 16 位，以 90 开头',
  )
  expect(isNumberOf('order', 'D2026111601')).toBe(true)
  expect(newDatedNumber('case', '2026-11-16')).toMatch(/^TOUSU20261116\d{9}$/)
  // What it says nothing of is as usual.
  expect(newDatedNumber('lead', '2026-11-16')).toMatch(/^YX20261116\d{8}$/)
})

test('a number of the service is drawn by the first of its patterns, and older ones can be typed', () => {
  useNumbers(numbersOf({ service: { case: ['TOUSU<day>#{9}', 'TS<day>#{8}'] } }))
  expect(newDatedNumber('case', '2026-11-16')).toMatch(/^TOUSU20261116\d{9}$/)
  expect(messageOf(caseNumber, 'TS2026111600000001')).toBeUndefined()
  expect(messageOf(caseNumber, 'TOUSU20261116000000001')).toBeUndefined()
  expect(messageOf(caseNumber, 'TX2026111600000001')).toMatch(/TOUSU 或 TS/)
})

test.each([
  [
    {
      core: {
        policy: [
          { pattern: 'PD@A#{8}', kind: 'compulsory' },
          { pattern: 'PDA*#{8}', kind: 'commercial' },
        ],
      },
    },
    /a number could be of PD@A#\{8\} and of PDA\*#\{8\}/,
  ],
  [{ core: { report: ['R#{60}'] } }, /core\.report\.0: R#\{60\} cannot be stored/],
  [{ core: { report: ['r-#{8}'] } }, /is no pattern/],
  [{ core: { report: ['R#{1,9}*{1,9}'] } }, /two parts of several lengths/],
  [{ core: { report: ['R#'] } }, /so short that it could be guessed/],
  [{ core: { report: [] } }, /core\.report: must have a pattern/],
  [{ core: { proposal: [{ pattern: 'T#{18}' }] } }, /core\.proposal\.0\.kind/],
  [{ core: { reports: ['R#{8}'] } }, /reports/],
  [{ service: { case: 'TS<day>#{3}' } }, /case: TS<day>#\{3\} is given here/],
  [{ service: { case: 'TS<day>@#{8}' } }, /case: .* no @ or \*/],
  [{ service: { case: ['TS<day>#{3}', 'TS<day>#{8}'] } }, /case: TS<day>#\{3\} is given here/],
  [{ service: { case: ['TS<day>#{8}', 'YX<day>#{8}'] } }, /case and lead: one number/],
  [{ service: { lead: ['YX<day>#{8}', 'r-#{8}'] } }, /service\.lead\.1: .* is no pattern/],
  [{ service: { lead: [] } }, /service\.lead/],
  [{ service: { case: 'YX<day>#{8}' } }, /case and lead: one number could be of both/],
  [{ service: { returnReport: 'Q#{21}' } }, /returnReport: .* no pattern of report/],
  [{ service: { endorsement: 'E<day>#{8}' } }, /service\.endorsement: .* as in E<policy>#\{4\}/],
  [{ service: { endorsement: '<policy>#{2}' } }, /service\.endorsement/],
  [{ core: { endorsement: ['EN#{12}'] } }, /makes EPDZA20.*, which is no pattern of core\.endorse/],
  [{ core: { policy: [{ pattern: '*{40,48}' }] } }, /endorsement: .* cannot be stored/],
])('%j is refused at the start', (said, reason) => {
  expect(() => numbersOf(said)).toThrow(reason)
})

test('patterns that say the same may share numbers, and who says nothing yields to who does', () => {
  const table = numbersOf({
    core: {
      policy: [
        { pattern: '*{10,20}' },
        { pattern: 'PA#{10}', kind: 'household' },
        { pattern: 'P@#{10}', kind: 'household' },
      ],
    },
  })
  useNumbers(table)
  expect(saidBy('policy', 'PA0000000001')?.kind).toBe('household')
  expect(saidBy('policy', 'XA0000000001')?.kind).toBeUndefined()
})

test('where the service issues, every proposal becomes a policy of its kind', () => {
  useNumbers(numbersOf({}))
  expect(policyOfProposal('TDAA202611010001001370')).toBe('PDAA202611010001001370')
  expect(() => refuseUnissuable(numbersOf({}))).not.toThrow()
  const { policy, proposal } = another.core
  expect(() => refuseUnissuable(numbersOf({ core: { policy, proposal } }))).toThrow(
    /Q0507<area>#\{9\} would become Q0507<area>#\{9\}, which is no policy that is compulsory/,
  )
})
