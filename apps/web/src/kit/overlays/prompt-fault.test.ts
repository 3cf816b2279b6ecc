import { expect, test } from 'vitest'
import { promptFault } from './prompt-fault.ts'

const fourDigits = /\d{4}/

test('an answer that fits the pattern may go', () => {
  expect(promptFault('0423', { pattern: fourDigits })).toBeUndefined()
})

test.each(['042', '04231', 'a0423', ''])(
  '"%s" does not fit as a whole, and is told so',
  (typed) => {
    expect(promptFault(typed, { pattern: fourDigits })).toBe('输入的内容有误，请检查后重新填写。')
  },
)

test('a prompt has its own words for what is wrong', () => {
  const rule = { pattern: fourDigits, invalidText: '请填写 4 位数字。' }
  expect(promptFault('42', rule)).toBe('请填写 4 位数字。')
})

test('a judge finds words for each answer', () => {
  const judge = (typed: string) => typed !== '0000' || '这个号码已经用过，请换一个。'
  expect(promptFault('0423', { judge })).toBeUndefined()
  expect(promptFault('0000', { judge, invalidText: '有误' })).toBe('这个号码已经用过，请换一个。')
})

test('a judge that only says no leaves the words to the prompt', () => {
  expect(promptFault('x', { judge: () => false })).toBe('输入的内容有误，请检查后重新填写。')
  expect(promptFault('x', { judge: () => '', invalidText: '请重填。' })).toBe('请重填。')
})

test('the pattern comes before the judge', () => {
  const judge = () => '不该问到这里。'
  expect(promptFault('x', { pattern: fourDigits, judge, invalidText: '要 4 位。' })).toBe(
    '要 4 位。',
  )
})

test('a pattern that remembers where it was judges the same answer the same way twice', () => {
  const pattern = /\d{4}/g
  expect([promptFault('0423', { pattern }), promptFault('0423', { pattern })]).toEqual([
    undefined,
    undefined,
  ])
})

test('without a rule every answer may go', () => {
  expect(promptFault('', {})).toBeUndefined()
})
