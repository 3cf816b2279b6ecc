import type { FamilyList } from '@ecenter/contract/person/family.ts'
import { dayInChina, minuteInChina } from '../../../../platform/clock/clock.ts'
import type { Keys } from '../../../../platform/keys/keys.ts'
import { maskMobile, maskName } from '../../../../platform/mask/mask.ts'
import type { Session } from '../../../../platform/session/session.ts'
import type { SessionCustomer } from '../../../../platform/session/session-customer.ts'
import { statusOf } from '../../rules/delegation-status.ts'
import {
  type Delegation,
  type DelegationStore,
  delegationsGiven,
  delegationsReceived,
} from '../../store/delegation.ts'

/** Both directions, as the person of this session sees them. */
export async function familyListOf(
  store: DelegationStore,
  session: Session,
  customer: SessionCustomer,
  handle: string,
): Promise<FamilyList> {
  const [given, received] = await Promise.all([
    delegationsGiven(store, customer.customerKey),
    delegationsReceived(store, customer),
  ])
  const now = store.clock.now()
  return {
    handle,
    given: given.map((each) => ({
      ...shownOf(store.keys, session, each, now),
      name: each.name,
      maskedMobile: maskMobile(each.mobile),
    })),
    received: received.map((each) => ({
      ...shownOf(store.keys, session, each, now),
      name: each.giverCalled,
      maskedName: maskName(each.giver),
    })),
  }
}

/** Names a delegation in one session. */
export function delegationHandle(keys: Keys, session: Session, id: string): string {
  return keys.mac('handle', session.id, 'delegation', id).subarray(0, 16).toString('base64url')
}

function shownOf(keys: Keys, session: Session, delegation: Delegation, now: Date) {
  const { id, scopes, offeredAt, endsAt } = delegation
  const status = statusOf(delegation, now)
  return {
    handle: delegationHandle(keys, session, id),
    scopes: [...scopes],
    state: status.state,
    offeredAt: minuteInChina(offeredAt),
    until: dayInChina(endsAt),
    ...(status.state === 'ended' && {
      endedAt: minuteInChina(status.endedAt),
      endedBy: status.endedBy,
    }),
  }
}
