import { demoFaqs } from '../../apps/server/src/demo/demo-faqs.ts'
import { draftOf } from '../../apps/server/src/domains/customer-service/store/faq-content-type.ts'
import { numbered } from './numbered.ts'

const samplesAtMost = 5

const told = demoFaqs().map((faq) => {
  const { isShown: _, ...draft } = draftOf(faq)
  return { id: faq.id, ...draft }
})

/** The same questions again and again, each time of other ids. */
export function* generatedFaqs(): Generator<object> {
  for (const [faq, number] of numbered(told)) yield { ...faq, id: `${faq.id}-${number}` }
}

export function sampleFaqs(): object[] {
  return told.slice(0, samplesAtMost)
}
