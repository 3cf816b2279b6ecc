import { keepDraft } from '../../client/use-drafts.ts'
import { useFound } from './found-store.ts'

/** Where the words of the search lie: a number of somebody's stands in no address, and is kept by no service. */
export const searchDraft = 'customers/search'

/** Before the search is led to: it holds these words, and nothing of whoever was looked for before. */
export function searchFor(words: string): void {
  keepDraft(searchDraft, { words })
  useFound.setState({ found: undefined })
}
