import type { JudgedFaq } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'

interface Choice {
  readonly search: string
  /** Empty for all. */
  readonly topic: string
  /** By `likes` or `dislikes`, else in the order in which they are kept. */
  readonly order: { readonly by: string; readonly isDescending: boolean }
}

/** The questions that have all the words somewhere. */
export function chosenFaqs(
  faqs: readonly JudgedFaq[],
  { search, topic, order: { by, isDescending } }: Choice,
): readonly JudgedFaq[] {
  const words = search.toLowerCase().split(/\s+/)
  const found = faqs.filter((faq) => {
    const { question, variants, answer } = faq
    const whole = [question, ...variants, answer].join('\n').toLowerCase()
    return (topic === '' || faq.topic === topic) && words.every((word) => whole.includes(word))
  })
  if (by !== 'likes' && by !== 'dislikes') return found
  return found.toSorted((one, other) => (one[by] - other[by]) * (isDescending ? -1 : 1))
}

export function topicsOf(faqs: readonly JudgedFaq[]): string[] {
  return [...new Set(faqs.map(({ topic }) => topic))]
}
