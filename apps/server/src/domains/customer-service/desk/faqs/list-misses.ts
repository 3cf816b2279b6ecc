import type { listMisses, Miss } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { faqIndexOf } from '../../robot/faq-index.ts'
import { readMisses } from '../../store/robot-miss.repository.ts'
import { missesOf } from './miss-of.ts'

const listedAtOnce = 100

/** Customers type names and numbers of their own, so a reading leaves a trace. */
export function answerListMisses({
  db,
  keys,
  faqs,
}: CustomerServiceServices): DeskHandler<typeof listMisses> {
  return async ({ sortedBy }, { trace }) => {
    const index = await faqIndexOf(await faqs.shown())
    const misses = missesOf(await readMisses({ db, keys }), index)
      .toSorted(sortedBy === 'newest' ? byTime : byCount)
      .slice(0, listedAtOnce)
    await trace({ event: 'misses-read', outcome: `${misses.length}` })
    return { misses }
  }
}

function byTime(one: Miss, other: Miss): number {
  return other.lastAt.localeCompare(one.lastAt)
}

function byCount(one: Miss, other: Miss): number {
  return other.times - one.times || byTime(one, other)
}
