import type { Faq } from '../store/faq.ts'
import { baseWeight } from './base-weight.ts'
import { type CutWords, isPair, wordCutter } from './cut-words.ts'
import { type FoundFaq, openFaqSearch, phrasingsOf } from './faq-search.ts'

/** What the robot has to say to a text. */
export type RobotReply =
  | { readonly kind: 'answer'; readonly faq: Faq }
  | { readonly kind: 'suggestions'; readonly faqs: readonly Faq[] }
  | { readonly kind: 'unknown' }

export interface FaqIndex {
  /**
   * Answers where one question is meant for certain, and suggests three where it may be any of them. A
   * question as it was suggested is always answered.
   */
  ask(text: string): RobotReply
  /** Up to three questions that are near enough to be suggested, the nearest first. */
  nearest(text: string): readonly Faq[]
  /** Groups what asks the same in other words: each of a group and the first of it know enough of one another. */
  grouped<Said>(all: readonly Said[], textOf: (said: Said) => string): Said[][]
}

/** How much of what was said, by weight, a question has to know. */
const shareForSuggestion = 0.3
const shareForAnswer = 0.45
/** By how much the nearest has to be nearer than the next. */
const leadForAnswer = 1.15
const suggestionCount = 3
/** How much two texts have to know of each other to ask the same. */
const shareForSame = 0.5

/** What is longer is a story, and what is asked stands in its first words. */
const charactersRead = 200

const opened = new WeakMap<readonly Faq[], Promise<FaqIndex>>()

/** The index of a list, opened once for as long as there is that list. */
export function faqIndexOf(faqs: readonly Faq[]): Promise<FaqIndex> {
  const known = opened.get(faqs) ?? openFaqIndex(faqs)
  opened.set(faqs, known)
  return known
}

/**
 * Searches frequent questions by what customers say in their own words. Opening takes a quarter of a
 * second in slices of a few milliseconds, between which others are answered.
 */
export async function openFaqIndex(faqs: readonly Faq[]): Promise<FaqIndex> {
  const cutWords = wordCutter()
  const search = await openFaqSearch(faqs, cutWords)
  const weigh = weighTerms(faqs, cutWords)
  const byPhrasing = new Map(faqs.flatMap((faq) => phrasingsOf(faq).map((asked) => [asked, faq])))
  const find = (said: string): NearFaq[] => {
    const text = [...said].slice(0, charactersRead).join('')
    const whole = weigh(cutWords(text))
    return search(text)
      .slice(0, suggestionCount)
      .map((found) => ({ ...found, share: weigh(found.known) / whole }))
  }
  return {
    ask: (text) => {
      const faq = byPhrasing.get(text.trim())
      return faq === undefined ? replyOf(find(text)) : { kind: 'answer', faq }
    },
    nearest: (text) => suggestedOf(find(text)),
    grouped<Said>(all: readonly Said[], textOf: (said: Said) => string) {
      const groups: { readonly terms: ReadonlySet<string>; readonly members: Said[] }[] = []
      for (const said of all) {
        const terms = new Set(cutWords([...textOf(said)].slice(0, charactersRead).join('')))
        const alike = groups.find((group) => asksTheSame(weigh, group.terms, terms))
        if (alike === undefined) groups.push({ terms, members: [said] })
        else alike.members.push(said)
      }
      return groups.map(({ members }) => members)
    },
  }
}

type Weigh = (terms: readonly string[]) => number

function asksTheSame(weigh: Weigh, one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = weigh([...one].filter((term) => other.has(term)))
  return shared > 0 && shared >= shareForSame * Math.max(weigh([...one]), weigh([...other]))
}

interface NearFaq extends FoundFaq {
  /** How much it knows of what was said, 0 to 1. */
  readonly share: number
}

function replyOf(found: readonly NearFaq[]): RobotReply {
  const faqs = suggestedOf(found)
  const [first, second] = found
  if (first === undefined || faqs.length === 0) return { kind: 'unknown' }
  const isAlone = second === undefined || first.score >= second.score * leadForAnswer
  if (isAlone && first.share >= shareForAnswer) return { kind: 'answer', faq: first.faq }
  return { kind: 'suggestions', faqs }
}

/** All three or none: when the nearest is known well enough, the others may still be what was meant. */
function suggestedOf(found: readonly NearFaq[]): Faq[] {
  const isNear = found.some(({ share }) => share >= shareForSuggestion)
  return isNear ? found.map(({ faq }) => faq) : []
}

/**
 * Answers a function that says how much terms tell together: `保险` stands in half of all questions and
 * tells little, and a word that no question has tells most. A pair that none has is an accident of
 * neighbours and tells nothing.
 */
function weighTerms(
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
