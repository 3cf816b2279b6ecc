import type { SharedThing } from '@ecenter/contract/customer-service/desk/open-shared-card.ts'
import type { Parts } from '../../../parts.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { readClaims } from '../../claims/store/claim.repository.ts'
import { readOrders } from '../../orders/store/order.repository.ts'
import { readCoverages, readPolicies } from '../../policies/store/policy.repository.ts'
import type { ChatContent } from '../store/chat-message-record.ts'
import { sharedClaim } from './shared-claim.ts'
import { sharedOrder } from './shared-order.ts'
import { sharedPolicy } from './shared-policy.ts'

type SharedKind = Extract<ChatContent, { kind: 'card' }>['about']
type Ref = Omit<ObjectRef, 'kind'>

/** What a card stands for, as the insurer knows it now. A policy may be one person's share of one. */
export async function readSharedThing(
  parts: Pick<Parts, 'db' | 'keys' | 'clock'>,
  kind: SharedKind,
  ref: Ref,
): Promise<SharedThing> {
  const thing = await readers[kind](parts, ref)
  if (thing === undefined) throw nothingFound()
  return thing
}

type Reader = (
  parts: Pick<Parts, 'db' | 'keys' | 'clock'>,
  ref: Ref,
) => Promise<SharedThing | undefined>

const readers = {
  async policy(parts, ref) {
    const [policy] = await readPolicies(parts, [
      { kind: 'policy', ...ref },
      { kind: 'insured-person', ...ref },
    ])
    return policy && sharedPolicy(policy, await readCoverages(parts, policy), parts.clock.now())
  },
  async claim(parts, ref) {
    const [claim] = await readClaims(parts, [{ kind: 'claim', ...ref }])
    return claim && sharedClaim(claim)
  },
  async order(parts, ref) {
    const [order] = await readOrders(parts, [{ kind: 'order', ...ref }])
    return order && sharedOrder(order)
  },
} satisfies Record<SharedKind, Reader>
