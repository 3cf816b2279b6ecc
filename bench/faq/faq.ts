import { readFile } from 'node:fs/promises'
import { demoFaqs } from '../../apps/server/src/demo/demo-faqs.ts'
import { wordCutter } from '../../apps/server/src/domains/customer-service/robot/cut-words.ts'
import { openFaqIndex } from '../../apps/server/src/domains/customer-service/robot/faq-index.ts'
import type { Figure, Scenario } from '../figure.ts'
import { median } from '../median.ts'

const rounds = 20
const reach = { firstPercent: 80, anyPercent: 92, timesReadingAll: 10 }

/** One of the phrasings that were written before any answer was, and are never edited or tuned by. */
interface HeldOut {
  readonly asked: string
  readonly faq: string
}

/** How often the robot understands, and what a question costs it beside reading all texts. */
export const faq: Scenario = {
  name: 'faq',
  async run() {
    const heldOut = await readHeldOut()
    const index = await openFaqIndex(demoFaqs())
    const places = heldOut.map(({ asked, faq: meant }) =>
      index.nearest(asked).findIndex(({ id }) => id === meant),
    )
    const percentOf = (count: number) => (100 * count) / heldOut.length
    const first = percentOf(places.filter((place) => place === 0).length)
    const any = percentOf(places.filter((place) => place >= 0).length)
    return [
      understood('held-out questions, meant one first', first, reach.firstPercent),
      understood('held-out questions, meant one of three', any, reach.anyPercent),
      costOf(heldOut, index.ask),
    ]
  },
}

async function readHeldOut(): Promise<HeldOut[]> {
  return JSON.parse(await readFile(new URL('held-out.json', import.meta.url), 'utf8'))
}

function understood(what: string, ours: number, atLeast: number): Figure {
  const isReached = ours >= atLeast
  return { what, ours, unit: '%', beside: [], reach: `≥ ${atLeast} %`, isReached }
}

/** A search without an index looks for every term in every text. */
function costOf(heldOut: readonly HeldOut[], ask: (text: string) => unknown): Figure {
  const cutWords = wordCutter()
  const texts = demoFaqs().map(({ question, variants, answer }) =>
    [question, ...variants, answer].join(),
  )
  const ours = msOf(heldOut, ask)
  const readingAll = msOf(heldOut, (asked) => {
    const terms = cutWords(asked)
    return texts.map((text) => terms.filter((term) => text.includes(term)).length)
  })
  return {
    what: 'one question to the robot',
    ours,
    unit: 'ms',
    beside: [{ name: 'reading all texts', value: readingAll }],
    ratio: ours / readingAll,
    reach: `≤ ${reach.timesReadingAll}× reading all texts`,
    isReached: ours <= reach.timesReadingAll * readingAll,
  }
}

/** Of one text, in the median round over all of them. */
function msOf(heldOut: readonly HeldOut[], work: (text: string) => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now()
    for (const { asked } of heldOut) work(asked)
    return (performance.now() - begun) / heldOut.length
  })
  return median(times)
}
