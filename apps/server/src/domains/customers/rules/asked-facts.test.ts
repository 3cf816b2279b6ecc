import { expect, test } from 'vitest'
import { askedFacts } from './asked-facts.ts'

const kindsIn = (words: string) => {
  const asked = askedFacts(words)
  return asked.kind === 'facts' ? asked.facts.map(({ kind }) => kind) : asked.kind
}

test.each([
  ['138 0000 5678', ['mobile']],
  ['+86 13800005678', ['mobile']],
  ['京 A8K621', ['plate']],
  ['139', 'no-fact'],
])('“%s” may be %j', (words, kinds) => {
  expect(kindsIn(words)).toEqual(kinds)
})

test('a number of several forms is asked for in each of them', () => {
  expect(kindsIn('LYFBA15C8PA300511')).toEqual(
    expect.arrayContaining(['frame-number', 'policy-number']),
  )
})

test('a name needs one number beside it, and no more', () => {
  expect(askedFacts('王明')).toEqual({ kind: 'name-alone' })
  expect(askedFacts('王明，13800005678')).toMatchObject({ name: '王明' })
  expect(askedFacts('王明 13800005678 京A8K621')).toEqual({ kind: 'no-fact' })
  expect(askedFacts('１')).toEqual({ kind: 'no-fact' })
})
