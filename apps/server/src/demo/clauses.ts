import type { SoldClause } from '../domains/policies/rules/own-clauses.ts'
import { readTexts } from './data/read-data.ts'

/**
 * The clauses of the demo, a file each; worded for it, no filed clause of any insurer. The head tells the code and,
 * where it is about some covers only, theirs.
 */
export function demoClauses(): SoldClause[] {
  return readTexts('clauses').map(clauseOf)
}

function clauseOf(text: string): SoldClause {
  const [, head = '', body = ''] = text.split(/^---\n/m)
  const [, code = ''] = /^code: (.+)$/m.exec(head) ?? []
  const [, covers] = /^covers: (.+)$/m.exec(head) ?? []
  const [title = '', ...chapters] = body
    .trim()
    .split(/\n*^#+ /m)
    .slice(1)
  return {
    code,
    title,
    ...(covers === undefined ? {} : { coverCodes: covers.split(' ') }),
    chapters: chapters.map((chapter) => {
      const [heading = '', ...paragraphs] = chapter.split('\n\n')
      return { title: heading, paragraphs }
    }),
  }
}
