import { imageCodeLength, smsCodeLength } from '@ecenter/contract/constants/lengths.ts'
import { hotline } from '@ecenter/contract/constants/service.ts'
import { expect, test } from 'vitest'
import { demoFaqs } from './demo-faqs.ts'
import { productOf } from './products.ts'

const texts = demoFaqs().flatMap(({ question, variants, answer }) => [
  question,
  ...variants,
  answer,
])

function answerOf(id: string): string {
  return demoFaqs().find((faq) => faq.id === id)?.answer ?? ''
}

test('every id and every way of asking is there once', () => {
  const ids = demoFaqs().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const phrasings = demoFaqs().flatMap(({ question, variants }) => [question, ...variants])
  expect(new Set(phrasings).size).toBe(phrasings.length)
})

test.each(demoFaqs())(
  '$id is short, asked in several ways and leads to two screens at most',
  (faq) => {
    expect(faq.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect([...faq.answer].length).toBeGreaterThanOrEqual(40)
    expect([...faq.answer].length).toBeLessThanOrEqual(160)
    expect(faq.variants.length).toBeGreaterThanOrEqual(3)
    expect(faq.variants.length).toBeLessThanOrEqual(5)
    expect(faq.links.length).toBeLessThanOrEqual(2)
  },
)

test('who asks how to report an accident is led to the report', () => {
  for (const id of ['report-accident', 'first-steps']) {
    const faq = demoFaqs().find((each) => each.id === id)
    expect(faq?.links.map(({ href }) => href)).toContain('#/report')
  }
})

test('hotline and brand are placeholders, and no other stands in braces', () => {
  for (const text of texts) {
    expect(text).not.toContain(hotline)
    expect(text.replaceAll('{hotline}', '').replaceAll('{brand}', '')).not.toMatch(/[{}]/)
  }
})

test('the limits of compulsory insurance are those on its policies', () => {
  const limits = productOf('DZA').covers.map(({ limit }) => limit?.toLocaleString('en'))
  for (const limit of limits) expect(answerOf('compulsory-cover')).toContain(`${limit} 元`)
  expect(answerOf('advance-for-injured')).toContain(`${limits[1]} 元`)
})

test('codes are as long as the forms want them', () => {
  expect(answerOf('sms-code-wrong')).toContain(`${smsCodeLength} 位数字`)
  expect(answerOf('image-code-unreadable')).toContain(`${imageCodeLength} 个字符`)
})
