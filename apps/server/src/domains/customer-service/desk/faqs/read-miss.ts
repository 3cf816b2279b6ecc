import type { readMiss } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../../platform/calls/failure.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { faqIndexOf } from '../../robot/faq-index.ts'
import { findMiss, readMisses } from '../../store/robot-miss.repository.ts'
import { missesOf } from './miss-of.ts'

/** With what asks the same: as it is first of them in the list, or with these where it is none of the first. */
export function answerReadMiss({
  db,
  keys,
  faqs,
}: CustomerServiceServices): DeskHandler<typeof readMiss> {
  return async ({ id }, { trace }) => {
    const miss = await findMiss({ db, keys }, id)
    if (miss === undefined) throw nothingFound()
    const others = (await readMisses({ db, keys })).filter((each) => each.id !== id)
    const index = await faqIndexOf(await faqs.shown())
    const [found] = missesOf([miss, ...others], index)
    if (found === undefined) throw nothingFound()
    await trace({ event: 'misses-read', objectId: id, outcome: '1' })
    const near = index.nearest(miss.text).map((faq) => ({ id: faq.id, question: faq.question }))
    return { ...found, near }
  }
}
