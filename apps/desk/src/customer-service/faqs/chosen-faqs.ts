import type {
  AnswerFigures,
  DeskFaq,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'

/** A question with what became of its answer. */
export interface CountedFaq extends DeskFaq {
  /** Undefined while the figures are not there. */
  readonly figures: Omit<AnswerFigures, 'of'> | undefined
}

interface Choice {
  readonly search: string
  /** Empty for all. */
  readonly topic: string
  /** By a figure, else in the order in which they are kept. */
  readonly order: { readonly by: string; readonly isDescending: boolean }
}

const none = { asked: 0, solved: 0, unsolved: 0, handedOn: 0 }

/** Each question with its figures; of what nobody asked they are none. */
export function countedFaqs(
  faqs: readonly DeskFaq[],
  figures: readonly AnswerFigures[] | undefined,
): CountedFaq[] {
  const byFaq = new Map(figures?.map((each) => [each.of, each]))
  return faqs.map((faq) => ({
    ...faq,
    figures: figures === undefined ? undefined : (byFaq.get(faq.id) ?? none),
  }))
}

/** The questions that have all the words somewhere. */
export function chosenFaqs(
  faqs: readonly CountedFaq[],
  { search, topic, order: { by, isDescending } }: Choice,
): readonly CountedFaq[] {
  const words = search.toLowerCase().split(/\s+/)
  const found = faqs.filter((faq) => {
    const { question, variants, answer } = faq
    const whole = [question, ...variants, answer].join('\n').toLowerCase()
    return (topic === '' || faq.topic === topic) && words.every((word) => whole.includes(word))
  })
  if (!isFigure(by)) return found
  const figureOf = ({ figures }: CountedFaq) => figures?.[by] ?? 0
  return found.toSorted((one, other) => (figureOf(one) - figureOf(other)) * (isDescending ? -1 : 1))
}

function isFigure(by: string): by is keyof typeof none {
  return by in none
}

export function topicsOf(faqs: readonly Pick<DeskFaq, 'topic'>[]): string[] {
  return [...new Set(faqs.map(({ topic }) => topic))]
}
