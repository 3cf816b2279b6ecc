import MiniSearch, { type Options } from 'minisearch'
import type { Faq } from '../store/faq.ts'
import { baseWeight } from './base-weight.ts'
import type { CutWords } from './cut-words.ts'

/** A question that has something of what was said. */
export interface FoundFaq {
  readonly faq: Faq
  /** Compares only with others that the same text has found. */
  readonly score: number
  /** What was said, in terms, as far as question, variants or answer have it. */
  readonly known: readonly string[]
}

/** Some milliseconds of work, after which whoever else waits is answered. */
const entriesAtOnce = 10

const weights = { asked: 1, allAsked: 1.5, answer: 0.4 }

/**
 * Answers a function that finds questions, the nearest first. A question is as near as the one phrase
 * of it that comes nearest, and as all its phrases and its answer together.
 */
export async function openFaqSearch(
  faqs: readonly Faq[],
  cutWords: CutWords,
): Promise<(text: string) => FoundFaq[]> {
  const byId = new Map(faqs.map((faq) => [faq.id, faq]))
  const phrases = await indexOf(['asked'], phrasesOf(faqs), cutWords)
  const wholes = await indexOf(['allAsked', 'answer'], faqs.map(wholeOf), cutWords)
  return (text) => {
    const nearestPhrase = new Map<string, number>()
    for (const { faqId, score } of phrases.search(text)) {
      nearestPhrase.set(faqId, Math.max(score, nearestPhrase.get(faqId) ?? 0))
    }
    return wholes
      .search(text)
      .flatMap(({ faqId, score, queryTerms }) => {
        const faq = byId.get(faqId)
        const total = score + (nearestPhrase.get(faqId) ?? 0)
        return faq === undefined ? [] : [{ faq, score: total, known: queryTerms }]
      })
      .sort((one, other) => other.score - one.score)
  }
}

/** All ways in which one question is asked. */
export function phrasingsOf({ question, variants }: Faq): string[] {
  return [question, ...variants]
}

function phrasesOf(faqs: readonly Faq[]) {
  return faqs.flatMap((faq) =>
    phrasingsOf(faq).map((asked, index) => ({ id: `${faq.id} ${index}`, faqId: faq.id, asked })),
  )
}

function wholeOf(faq: Faq) {
  return { id: faq.id, faqId: faq.id, allAsked: phrasingsOf(faq).join(' '), answer: faq.answer }
}

async function indexOf<Entry>(
  fields: (keyof typeof weights)[],
  entries: readonly Entry[],
  cutWords: CutWords,
): Promise<MiniSearch<Entry>> {
  const options: Options<Entry> = {
    fields,
    storeFields: ['faqId'],
    tokenize: cutWords,
    processTerm: (term) => term,
    searchOptions: { boost: weights, boostTerm: baseWeight },
  }
  const index = new MiniSearch(options)
  await index.addAllAsync(entries, { chunkSize: entriesAtOnce })
  return index
}
