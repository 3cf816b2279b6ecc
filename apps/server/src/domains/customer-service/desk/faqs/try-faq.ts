import type { tryFaq } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { openFaqIndex } from '../../robot/faq-index.ts'
import { wantsPerson } from '../../robot/wants-person.ts'
import type { Faq } from '../../store/faq.ts'
import { faqOf } from '../../store/faq-content-type.ts'

/** Asks an index of its own, in which the draft stands in the place of what it changes. */
export function answerTryFaq({ faqs }: CustomerServiceServices): DeskHandler<typeof tryFaq> {
  return async ({ id, draft, asked }) => {
    if (wantsPerson(asked)) return { kind: 'person' }
    const others = (await faqs.shown()).filter((faq) => faq.id !== id)
    const tried: Faq[] = draft.isShown ? [...others, faqOf(id ?? '', draft)] : others
    const reply = (await openFaqIndex(tried)).ask(asked)
    if (reply.kind === 'answer') {
      const { question, answer } = reply.faq
      return { kind: 'answer', question, answer }
    }
    return reply.kind === 'suggestions'
      ? { kind: 'suggestions', questions: reply.faqs.map(({ question }) => question) }
      : { kind: 'unknown' }
  }
}
