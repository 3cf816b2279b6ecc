import type { Faq } from '../store/faq.ts'
import { baseWeight } from './base-weight.ts'
import { type CutWords, isPair } from './cut-words.ts'
import { phrasingsOf } from './faq-search.ts'

/**
 * Answers a function that says how much terms tell together: `保险` stands in half of all questions and
 * tells little, and a word that no question has tells most. A pair that none has is an accident of
 * neighbours and tells nothing.
 */
export function weighTerms(
  faqs: readonly Faq[],
  cutWords: CutWords,
): (terms: readonly string[]) => number {
  const questionsWith = countQuestions(faqs, cutWords)
  const weightOf = (term: string) => {
    const questions = questionsWith.get(term) ?? 0
    if (questions === 0 && isPair(term)) return 0
    return Math.log(1 + faqs.length / (1 + questions)) * baseWeight(term)
  }
  return (terms) => terms.reduce((sum, term) => sum + weightOf(term), 0)
}

function countQuestions(faqs: readonly Faq[], cutWords: CutWords): Map<string, number> {
  const questionsWith = new Map<string, number>()
  for (const faq of faqs) {
    for (const term of cutWords(phrasingsOf(faq).join(' '))) {
      questionsWith.set(term, (questionsWith.get(term) ?? 0) + 1)
    }
  }
  return questionsWith
}
