import { documentsAtOnce } from '@ecenter/contract/person/documents.ts'
import type { CarDocument } from '@ecenter/contract/person/overview.ts'

/** A paper that is not handed out, and why, in a line for the customer. */
export type LeftOut = string

interface Listed {
  readonly shown: Pick<CarDocument, 'title' | 'note' | 'unavailable'>
}

/** Of all papers of a car those that go together, and what is said of the rest. */
export function documentsTogether<DraftedDocument extends Listed>(
  all: readonly DraftedDocument[],
): { readonly documents: readonly DraftedDocument[]; readonly leftOut: readonly LeftOut[] } {
  const available = all.filter(({ shown }) => shown.unavailable === undefined)
  const documents = available.slice(0, documentsAtOnce)
  const leftOut = all
    .filter((paper) => !documents.includes(paper))
    .map(({ shown }) =>
      leftOutLine(shown, shown.unavailable ?? `一次最多 ${documentsAtOnce} 份，请单独打开。`),
    )
  return { documents, leftOut }
}

/** 交强险电子标志（2026-03-01）：这份保单已到期，不再有电子标志。 */
export function leftOutLine({ title, note }: Listed['shown'], why: string): LeftOut {
  return `${note === undefined ? title : `${title}（${note}）`}：${why}`
}
