import type { ClauseText } from '@ecenter/contract/policies/policy.ts'
import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import {
  dayInChinese,
  type Insurer,
  type Letterhead,
  letterheadOf,
} from '../../../platform/documents/letterhead.ts'

/** 保险条款: every clause a product is sold under, to be kept beside the policy. */
export type ClauseBookletFacts = Letterhead & {
  readonly productName: string
  readonly issuedOn: string
  readonly clauses: readonly PrintedClause[]
}

type PrintedClause = {
  readonly code: string
  readonly title: string
  readonly chapters: readonly PrintedChapter[]
}

type PrintedChapter = {
  readonly title: string
  /** What frees the insurer must strike the eye, or it does not bind (保险法, article 17). */
  readonly isExclusion: boolean
  readonly articles: readonly PrintedArticle[]
}

/** `number` (第一条) is empty for a paragraph that goes on with the article before it. */
type PrintedArticle = { readonly number: string; readonly text: string }

interface ClausesOfProduct {
  readonly productName: string
  readonly clauses: readonly ClauseText[]
  /** The day `YYYY-MM-DD` on which the booklet says what it says. */
  readonly issuedOn: string
}

export function clauseBookletOf(
  insurer: Insurer,
  { productName, clauses, issuedOn }: ClausesOfProduct,
): DocumentDraft<ClauseBookletFacts> {
  return {
    template: 'clause-booklet',
    facts: {
      ...letterheadOf(insurer, issuedOn),
      productName,
      issuedOn: dayInChinese(issuedOn),
      clauses: clauses.map(({ code, title, chapters }) => ({
        code,
        title,
        chapters: chapters.map(printedChapter),
      })),
    },
  }
}

function printedChapter({ title, paragraphs }: ClauseText['chapters'][number]): PrintedChapter {
  return {
    title,
    isExclusion: /免除|免责|不赔/.test(title),
    articles: paragraphs.map(articleOf),
  }
}

function articleOf(paragraph: string): PrintedArticle {
  const [whole = '', number = ''] =
    /^(第[〇零一二三四五六七八九十百千]+条)\s*/.exec(paragraph) ?? []
  return { number, text: paragraph.slice(whole.length) }
}
