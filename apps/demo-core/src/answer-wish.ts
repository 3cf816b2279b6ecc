import {
  claimDecisionRequested,
  payeeChangeRequested,
} from '@ecenter/contract/core/claim-events.ts'
import {
  deliveryChangeRequested,
  plateCorrectionRequested,
} from '@ecenter/contract/core/order-events.ts'
import { contactChangeRequested, dataRequested } from '@ecenter/contract/core/person-events.ts'
import type { Answer, Row } from './core-state.ts'
import { invoiceTypes } from './reissue-invoice.ts'

/** What customers ask of the core, which it may refuse. */
const wishTypes: readonly string[] = [
  plateCorrectionRequested.type,
  deliveryChangeRequested.type,
  contactChangeRequested.type,
  dataRequested.type,
  payeeChangeRequested.type,
]

/** Of an event, as far as an answer needs it. */
interface Asked {
  readonly id: string
  readonly type: string
  readonly time: string
}

/** Somebody looks at it first: long enough to see how a wish waits, and to decide otherwise. */
const lookedAtMs = 120_000

/** This core grants whatever is asked, unless whoever watches refuses it. */
export function answerWish({ id, type, time }: Asked, now: number): Row[] {
  if (!wishTypes.includes(type)) return []
  const granted = { kind: 'answers', key: id, body: { result: 'accepted' } } as const
  return [{ ...granted, version: Date.parse(time), notBefore: now + lookedAtMs, tries: 0 }]
}

/** The answer to a wish as a refusal; undefined of what is no wish. */
export function refusedWish(
  { type, rows: [row] }: Pick<Answer, 'type' | 'rows'>,
  now: number,
): Row[] | undefined {
  const isAnsweredByRow = type === claimDecisionRequested.type || invoiceTypes.includes(type)
  if (row === undefined || (row.kind !== 'answers' && !isAnsweredByRow)) return undefined
  const body = { result: 'refused', reason: '演示：承保系统没有通过这次申请。' }
  return [{ ...row, kind: 'answers', body, notBefore: now }]
}
