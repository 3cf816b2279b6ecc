import type { faqDeskCalls } from '@ecenter/contract/customer-service/desk/faq-desk-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerCountMisses } from './count-misses.ts'
import { answerListFaqVersions } from './list-faq-versions.ts'
import { answerListFaqs } from './list-faqs.ts'
import { answerListMisses } from './list-misses.ts'
import { answerReadMiss } from './read-miss.ts'
import { answerSaveFaq } from './save-faq.ts'
import { answerSetMissAside } from './set-miss-aside.ts'
import { answerTryFaq } from './try-faq.ts'

export function faqDeskHandlers(parts: Parts): DeskHandlers<typeof faqDeskCalls> {
  return {
    listFaqs: answerListFaqs(parts),
    saveFaq: answerSaveFaq(parts),
    tryFaq: answerTryFaq(parts),
    listFaqVersions: answerListFaqVersions(parts),
    listMisses: answerListMisses(parts),
    readMiss: answerReadMiss(parts),
    countMisses: answerCountMisses(parts),
    setMissAside: answerSetMissAside(parts),
  }
}
