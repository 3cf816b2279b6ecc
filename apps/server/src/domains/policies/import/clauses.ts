import { text } from '@ecenter/contract/rules/text.ts'
import { array, description, maxLength, minLength, optional, pipe, strictObject } from 'valibot'
import type { ImportKind } from '../../../imports/import-kind.ts'
import type { SoldClause } from '../rules/own-clauses.ts'
import { storeClauses } from '../store/store-products.ts'

const chapter = strictObject({
  title: text(100, '章节标题'),
  paragraphs: pipe(array(text(5000, '条款段落')), maxLength(500)),
})

const clauseRow = strictObject({
  code: pipe(text(40, '条款代码'), description('code; tells the clauses from all others')),
  title: pipe(text(200, '条款名称'), description('title, in Chinese')),
  chapters: pipe(
    array(chapter),
    minLength(1, 'has no chapter'),
    maxLength(100),
    description('chapters in their order: `[{"title", "paragraphs": ["…"]}]`'),
  ),
  coverCodes: optional(
    pipe(
      array(text(20, '险别代码')),
      maxLength(100),
      description(
        'codes of the covers that it is about, as policies tell them: `["…"]`; only policies with one of them show it. Left out, every policy of its products does',
      ),
    ),
    [],
  ),
})

export const clauses: ImportKind<SoldClause, SoldClause> = {
  name: 'clauses',
  words: 'The wording (条款) that products are sold under.',
  schema: clauseRow,
  keyOf: ({ code }) => code,
  keyColumn: 'code',
  isEverywhere: true,
  referenceErrors: async () => new Map(),
  prepare: (_, row) => row,
  store: storeClauses,
}
