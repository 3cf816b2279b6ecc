import { expect, test } from 'vitest'
import { products } from './products.ts'

const clauses = products.flatMap((product) => product.clauses)

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

function inChinese(count: number): string {
  const digits = '〇一二三四五六七八九'
  const tens = Math.floor(count / 10)
  const ones = count % 10 === 0 ? '' : digits.charAt(count % 10)
  if (tens === 0) return ones
  return `${tens === 1 ? '' : digits.charAt(tens)}十${ones}`
}
