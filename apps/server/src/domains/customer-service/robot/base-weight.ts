import { isPair } from './cut-words.ts'
import { fieldWords } from './field-words.ts'
import { commonWord } from './synonyms.ts'

const pairWeight = 0.3
const fieldWordWeight = 1.8

const searchedFieldWords = new Set(fieldWords.map(commonWord))

/**
 * What a term counts before it is known how rare it is: a pair of characters says little, and what the
 * question is about says more than how it is asked.
 */
export function baseWeight(term: string): number {
  if (isPair(term)) return pairWeight
  return searchedFieldWords.has(term) ? fieldWordWeight : 1
}
