import {
  type faqDeskCalls,
  faqDraft,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandlers } from '../../../../platform/calls/desk-handler.ts'
import { answerListVersions } from '../../../../platform/content/answer-list-versions.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { answerCountMisses } from './count-misses.ts'
import { answerListAnswerFigures } from './list-answer-figures.ts'
import { answerListFaqs } from './list-faqs.ts'
import { answerListMisses } from './list-misses.ts'
import { answerReadMiss } from './read-miss.ts'
import { answerSaveFaq } from './save-faq.ts'
import { answerSetMissAside } from './set-miss-aside.ts'
import { answerTryFaq } from './try-faq.ts'

export function faqDeskHandlers(
  services: CustomerServiceServices,
): DeskHandlers<typeof faqDeskCalls> {
  return {
    listFaqs: answerListFaqs(services),
    listAnswerFigures: answerListAnswerFigures(services),
    saveFaq: answerSaveFaq(services),
    tryFaq: answerTryFaq(services),
    listFaqVersions: answerListVersions(services, 'faq', faqDraft),
    listMisses: answerListMisses(services),
    readMiss: answerReadMiss(services),
    countMisses: answerCountMisses(services),
    setMissAside: answerSetMissAside(services),
  }
}
