import type { ClaimEventType } from '../../domains/claims/rules/claim-event.ts'
import { fenOf } from '../coverages.ts'
import type { Story } from './report.ts'

/** What happens most often; each customer adds what is theirs. */
export const scraped = {
  policyClass: 'DAA',
  accidentType: '剐蹭',
  lossTypes: ['own-damage'],
  accident: {
    place: '示例路 100 号门前',
    cause: '会车时避让不及',
    course: '与路边护栏剐蹭，没有人受伤。',
  },
  carDamage: '右侧前后门划伤',
  damages: [{ name: '右前门', remedy: '维修', amountFen: fenOf(760) }],
} as const satisfies Partial<Story>

/** Reported, seen, assessed and calculated; its papers were complete. */
export function untilReview(from: number): Story['events'] {
  const way: readonly ClaimEventType[] = [
    'survey',
    'assessment',
    'documents-asked',
    'documents-complete',
    'calculation',
    'review',
  ]
  return way.map((type, days) => [type, from - days] as const)
}
