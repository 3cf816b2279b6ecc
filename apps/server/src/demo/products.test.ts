import { carKinds, otherKinds } from '@ecenter/contract/policies/policy-summary.ts'
import { expect, test } from 'vitest'
import { policyClasses } from '../platform/numbers/usual-numbers.ts'
import { demoProducts } from './products.ts'

const products = demoProducts()

const labels = ['产品备案编号', '承保对象', '保险期间', '等待期', '理赔材料', '报案时限']
/** Some are sold with more than one product. */
const clauses = [...new Set(products.flatMap((product) => product.clauses))]

test('every clause has a code of its own and chapters with words in them', () => {
  expect(new Set(clauses.map(({ code }) => code)).size).toBe(clauses.length)
  for (const { chapters } of clauses) {
    expect(chapters.length).toBeGreaterThan(0)
    for (const { paragraphs } of chapters) expect(paragraphs.join('')).toMatch(/^第.+。$/)
  }
})

test('the articles of a clause are counted without a gap', () => {
  for (const { chapters } of clauses) {
    const articles = chapters.flatMap(({ paragraphs }) => paragraphs)
    expect(articles.map((article) => article.split(' ')[0])).toEqual(
      articles.map((_, at) => `第${inChinese(at + 1)}条`),
    )
  }
})

test('every product says who may take it out, how long it lasts and what a claim takes', () => {
  for (const { code, basics, agreements, clauses } of products) {
    expect(
      basics.map(({ label }) => label),
      code,
    ).toEqual(labels)
    expect(basics[0]?.value).toContain(code)
    expect(agreements.length && clauses.length, code).toBeGreaterThan(0)
  }
})

test('there is a product of every kind, with a class of its own', () => {
  const codes = products.map(({ code }) => code)
  expect(codes.sort()).toEqual(Object.keys(policyClasses).sort())
  expect(new Set(products.map(({ kind }) => kind))).toEqual(
    new Set<string>([...carKinds, ...otherKinds]),
  )
})

function inChinese(count: number): string {
  const digits = '〇一二三四五六七八九'
  const tens = Math.floor(count / 10)
  const ones = count % 10 === 0 ? '' : digits.charAt(count % 10)
  if (tens === 0) return ones
  return `${tens === 1 ? '' : digits.charAt(tens)}十${ones}`
}
