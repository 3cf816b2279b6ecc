import type { SharedThing } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { readClaims } from '../../claims/store/claim.repository.ts'
import { readOrders } from '../../orders/store/order.repository.ts'
import { readCoverages, readPolicies } from '../../policies/store/policy.repository.ts'
import type { Services } from '../../services.ts'
import type { ChatContent } from '../store/chat-message-record.ts'
import { sharedClaim } from './shared-claim.ts'
import { sharedOrder } from './shared-order.ts'
import { sharedPolicy } from './shared-policy.ts'

type SharedKind = Extract<ChatContent, { kind: 'card' }>['about']
type Ref = Omit<ObjectRef, 'kind'>

/** What a card stands for, as the insurer knows it now. A policy may be one person's share of one. */
export async function readSharedThing(
  services: Pick<Services, 'db' | 'keys' | 'clock'>,
  kind: SharedKind,
  ref: Ref,
): Promise<SharedThing> {
  const thing = await readers[kind](services, ref)
  if (thing === undefined) throw nothingFound()
  return thing
}

type Reader = (
  services: Pick<Services, 'db' | 'keys' | 'clock'>,
  ref: Ref,
) => Promise<SharedThing | undefined>

const readers = {
  async policy(services, ref) {
    const [policy] = await readPolicies(services, [
      { kind: 'policy', ...ref },
      { kind: 'insured-person', ...ref },
    ])
    return (
      policy && sharedPolicy(policy, await readCoverages(services, policy), services.clock.now())
    )
  },
  async claim(services, ref) {
    const [claim] = await readClaims(services, [{ kind: 'claim', ...ref }])
    return claim && sharedClaim(claim)
  },
  async order(services, ref) {
    const [order] = await readOrders(services, [{ kind: 'order', ...ref }])
    return order && sharedOrder(order)
  },
} satisfies Record<SharedKind, Reader>
