import type { Db } from '../../../platform/database/database.ts'
import { microBatch } from '../../../platform/database/micro-batch.ts'
import { readFaqs, stateOfFaqs } from './faq.repository.ts'
import type { KeptFaq } from './faq.ts'

/** The questions that customers may be answered, as they are now in every process. */
export interface LiveFaqs {
  /** In their order. The list is the same one as long as nothing changed, so what is made of it may be kept by it. */
  shown(): Promise<readonly KeptFaq[]>
}

interface Known {
  readonly state: number
  readonly shown: readonly KeptFaq[]
}

/** Asks the database each time whether anything changed, which costs far less than reading it. */
export function liveFaqsOn({ db }: { readonly db: Db }): LiveFaqs {
  let known: Known = { state: 0, shown: [] }
  // Those who ask at the same time are answered by one statement.
  const current = microBatch<undefined, readonly KeptFaq[]>(async (asked) => {
    const state = await stateOfFaqs({ db })
    if (state !== known.state) known = knownOf(await readFaqs({ db }))
    return asked.map(() => known.shown)
  })
  return { shown: () => current(undefined) }
}

function knownOf(faqs: readonly KeptFaq[]): Known {
  return {
    state: faqs.reduce((sum, { version }) => sum + version, 0),
    shown: faqs.filter(({ isShown }) => isShown),
  }
}
