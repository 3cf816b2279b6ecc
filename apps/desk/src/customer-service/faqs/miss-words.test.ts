import { expect, test } from 'vitest'
import { leftOut, withWords, wordsOf } from './miss-words.ts'

const long = '我的车停在小区楼下被别人家掉下来的花盆砸坏了'.repeat(3)

function missOf(...texts: string[]) {
  const [text = '', ...others] = texts
  return { text, alike: others.map((each) => ({ id: each, text: each })) }
}

test('a question that is too long to be a variant is still told, and why it does not fit', () => {
  const miss = missOf(long, '花盆砸车赔吗')
  expect(wordsOf(miss)).toEqual([long, '花盆砸车赔吗'])
  const variants = withWords([], miss)
  expect(variants).toEqual(['花盆砸车赔吗'])
  expect(leftOut(long, { question: '', variants })).toBe('超过 60 个字，没有放进问法；请改短后再填')
  expect(leftOut('花盆砸车赔吗', { question: '', variants })).toBeUndefined()
})

test('what comes behind the twelfth is told as left out, until it is written in the place of another', () => {
  const known = Array.from({ length: 11 }, (_, at) => `问法${at}`)
  const variants = withWords(known, missOf('花盆砸车赔吗', '花盆掉下来砸车'))
  expect(variants).toHaveLength(12)
  expect(leftOut('花盆砸车赔吗', { question: '', variants })).toBeUndefined()
  expect(leftOut('花盆掉下来砸车', { question: '', variants })).toBe('问法已满 12 种，没有放进')
  const written = [...variants.slice(1), ' 花盆掉下来砸车 ']
  expect(leftOut('花盆掉下来砸车', { question: '', variants: written })).toBeUndefined()
  expect(leftOut('花盆掉下来砸车', { question: '花盆掉下来砸车', variants })).toBeUndefined()
})

test('what whoever writes has deleted is told too', () => {
  expect(leftOut('花盆砸车赔吗', { question: '', variants: ['', ''] })).toBe('没有放进问法')
})
