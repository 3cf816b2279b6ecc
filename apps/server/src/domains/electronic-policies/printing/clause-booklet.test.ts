import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/readers/read-pdf.ts'
import { demoProducts } from '../../../demo/products.ts'
import { createTypstDocuments } from '../../../platform/documents/typst-documents.ts'
import { clauseBookletOf } from './clause-booklet.ts'
import { clauses, insurer } from './whole-policy.samples.ts'

const documents = createTypstDocuments({ threads: 1 })
afterAll(() => documents.close())

const booklet = { productName: '机动车商业保险', issuedOn: '2025-03-08' }

test('the contents say on which page each clause and chapter stands', async () => {
  const { clauses } = demoProducts().find(({ code }) => code === 'DAA') ?? { clauses: [] }
  const { pages } = await readPdf(
    await documents.render(clauseBookletOf(insurer, { ...booklet, clauses })),
  )
  const [contents, ...rest] = pages

  expect(rest.length).toBeGreaterThanOrEqual(3)
  for (const { title } of clauses) {
    const entry = contents?.lines.find((line) => line.startsWith(title))
    const page = Number(/\d+$/.exec(entry ?? '')?.[0])
    expect(pages[page - 1]?.lines, title).toContain(title)
  }
  expect(contents?.lines.find((line) => line.startsWith('第四章 责任免除'))).toMatch(/2$/)
  pages.forEach(({ lines }, at) => {
    expect(lines[0]).toContain('机动车商业保险条款')
    expect(lines.at(-1)).toContain(`第 ${at + 1} 页 共 ${pages.length} 页`)
  })
})

test('articles stand behind their numbers, and what goes on with one below it', async () => {
  const { pages } = await readPdf(
    await documents.render(clauseBookletOf(insurer, { ...booklet, clauses })),
  )
  const [article, more] = ['本条款、投保单', '口头说明与书面'].map((begin) =>
    pages[1]?.texts.find(({ text }) => text.startsWith(begin)),
  )

  expect(pages[1]?.lines).toContain('第一条 本条款、投保单、保险单和批单共同构成双方的约定。')
  expect(more?.left).toBeCloseTo(article?.left ?? 0, 1)
})

test('every word of a demo clause is printed', async () => {
  for (const { clauses } of demoProducts()) {
    const { pages } = await readPdf(
      await documents.render(clauseBookletOf(insurer, { ...booklet, clauses })),
    )
    const text = wordsOf(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''))
    for (const paragraph of clauses.flatMap(({ chapters }) =>
      chapters.flatMap((each) => each.paragraphs),
    )) {
      expect(text).toContain(wordsOf(paragraph))
    }
  }
})

function wordsOf(text: string): string {
  return text.replaceAll(/\s/g, '')
}

test('what frees the insurer is marked, so that it strikes the eye', () => {
  const { facts } = clauseBookletOf(insurer, { ...booklet, clauses })
  expect(facts.clauses[0]?.chapters.map(({ isExclusion }) => isExclusion)).toEqual([false, true])
})
