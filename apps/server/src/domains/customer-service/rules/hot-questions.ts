import type { KeptFaq } from '../store/faq.ts'

interface EntryPoint {
  /** The paths that begin so. */
  readonly path: RegExp
  readonly topics: readonly string[]
}

/** What is asked most where somebody comes from, by the topics of the questions. */
const entryPoints: readonly EntryPoint[] = [
  { path: /^(?:claims|claim)-/, topics: ['理赔过程', '赔款', '报案'] },
  { path: /^(?:complaint|appeal)-/, topics: ['赔款', '理赔过程', '服务和账户安全'] },
  { path: /^invoice-/, topics: ['电子发票'] },
  { path: /^(?:order-deliver|order-gift)/, topics: ['保单配送', '订单和付款'] },
  { path: /^(?:order|link-refund)/, topics: ['订单和付款', '保单配送'] },
  { path: /^(?:pdf|verify)$/, topics: ['电子保单', '保单查询'] },
  { path: /^(?:policy|warranty|license)-/, topics: ['保单查询', '电子保单', '车险保障'] },
  { path: /^car-purchase/, topics: ['保费和续保', '车险保障', '订单和付款'] },
  { path: /^return-insurance/, topics: ['其他保险', '赔款'] },
  { path: /^outlet-/, topics: ['服务和账户安全', '报案'] },
]

/** From home, or from nowhere that is known. */
const elsewhere = ['理赔过程', '保单查询', '电子发票', '电子保单', '报案', '订单和付款']

const hotAtMost = 6

/** The topics of where a visitor comes from. */
export function topicsOfPath(subsource = ''): readonly string[] {
  return entryPoints.find(({ path }) => path.test(subsource))?.topics ?? elsewhere
}

/** Questions to begin with, of each topic in turn as its questions stand. */
export function hotQuestions(shown: readonly KeptFaq[], topics: readonly string[]): string[] {
  const ofTopics = topics.map((name) => shown.filter(({ topic }) => topic === name))
  const rounds = Array.from({ length: hotAtMost }, (_, round) =>
    ofTopics.flatMap((faqs) => faqs.slice(round, round + 1)),
  )
  const hot = rounds.flat().slice(0, hotAtMost)
  return (hot.length > 0 ? hot : shown.slice(0, hotAtMost)).map(({ question }) => question)
}
