import type { Miss } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { minuteInChina } from '../../../../platform/clock/clock.ts'
import type { FaqIndex } from '../../robot/faq-index.ts'
import type { RobotMiss } from '../../store/robot-miss.repository.ts'

/** What asks the same stands once, by its most frequent words; it was asked as often as all of them. */
export function missesOf(misses: readonly RobotMiss[], index: FaqIndex): Miss[] {
  return index
    .grouped(misses, ({ text }) => text)
    .flatMap(([first, ...others]) => (first === undefined ? [] : [missOf(first, others)]))
}

function missOf(first: RobotMiss, others: readonly RobotMiss[]): Miss {
  const all = [first, ...others]
  const lastAt = Math.max(...all.map((each) => each.lastAt.getTime()))
  return {
    id: first.id,
    text: first.text,
    reason: all.some(({ reason }) => reason === 'unhelpful') ? 'unhelpful' : 'unknown',
    times: all.reduce((sum, { times }) => sum + times, 0),
    lastAt: minuteInChina(new Date(lastAt)),
    alike: others.map(({ id, text }) => ({ id, text })),
  }
}
