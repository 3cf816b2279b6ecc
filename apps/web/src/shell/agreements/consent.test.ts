import { expect, test } from 'vitest'
import { isConsentGiven, withConsent } from './consent.ts'

const first = { privacy: { version: '1' }, service: { version: '1' }, guardian: { version: '1' } }
const changed = { ...first, privacy: { version: '2' } }
const lookup = ['privacy', 'service'] as const

test('at first nothing is agreed to', () => {
  expect(isConsentGiven('', lookup, first)).toBe(false)
})

test('consent to all texts of a form is remembered', () => {
  const remembered = withConsent('', lookup, true, first)
  expect(remembered).toBe('privacy@1,service@1')
  expect(isConsentGiven(remembered, lookup, first)).toBe(true)
})

test('a changed text asks again, and only where it is needed', () => {
  const remembered = withConsent('', [...lookup, 'guardian'], true, first)
  expect(isConsentGiven(remembered, lookup, changed)).toBe(false)
  expect(isConsentGiven(remembered, ['service', 'guardian'], changed)).toBe(true)
})

test('consent to a new wording takes the place of that to the old one', () => {
  const before = withConsent('', lookup, true, first)
  expect(withConsent(before, ['privacy'], true, changed)).toBe('service@1,privacy@2')
})

test('a form that asks for one text more asks again', () => {
  const remembered = withConsent('', lookup, true, first)
  expect(isConsentGiven(remembered, [...lookup, 'guardian'], first)).toBe(false)
})

test('an unticked box takes back its own texts and no others', () => {
  const remembered = withConsent('', [...lookup, 'guardian'], true, first)
  expect(withConsent(remembered, lookup, false, first)).toBe('guardian@1')
})

test('what an earlier deployment remembered in its own way is no consent', () => {
  expect(isConsentGiven('2026-11', lookup, first)).toBe(false)
})
