import type { listAnswerFigures } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import { daysAfter } from '../../../../platform/clock/days.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { readAnswerFigures } from '../../store/answer-day-figures.ts'

export function answerListAnswerFigures({
  db,
  clock,
}: CustomerServiceServices): DeskHandler<typeof listAnswerFigures> {
  return async ({ days, faqId }) => {
    const to = clock.today()
    const from = daysAfter(to, 1 - days)
    return { figures: await readAnswerFigures({ db }, { from, to, faqId }) }
  }
}
