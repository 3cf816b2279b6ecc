import type { listFaqs } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { readFaqs } from '../../store/faq.repository.ts'
import { draftOf } from '../../store/faq-content-type.ts'

export function answerListFaqs({ db }: CustomerServiceServices): DeskHandler<typeof listFaqs> {
  return async () => {
    const faqs = await readFaqs({ db })
    return { faqs: faqs.map((faq) => ({ id: faq.id, version: faq.version, ...draftOf(faq) })) }
  }
}
