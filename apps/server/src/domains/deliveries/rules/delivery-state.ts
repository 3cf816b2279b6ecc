import { deliveryCodes } from '@ecenter/contract/constants/couriers.ts'
import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import { electronicOnly, stepWords } from './step-words.ts'
import { lastOf, type ReachedStep, type Timeline } from './timeline.ts'

type State = Pick<DeliveryInfo, 'code' | 'status' | 'statusText' | 'headline'>

/** How a delivery stands as a whole, in a word and in a line. */
export function stateOf(timeline: Timeline): State {
  const last = lastOf(timeline)
  if (last.kind === 'electronic-only') {
    const { headline, status: statusText } = electronicOnly
    return { code: last.code, status: 'electronic-only', statusText, headline }
  }
  const names: Readonly<Record<string, string>> = deliveryCodes[timeline.sequence]
  return {
    code: last.code,
    status: statusOf(last),
    statusText: names[last.code] ?? '',
    headline:
      last.state === 'failed' ? '这次没有成功，可以重新安排' : stepWords[last.kind].headline,
  }
}

function statusOf({ kind, state }: ReachedStep): State['status'] {
  if (state === 'failed') return 'failed'
  if (kind === 'received' || kind === 'electronic-only') return kind
  return kind === 'collecting' || kind === 'delivering' ? 'moving' : 'preparing'
}
