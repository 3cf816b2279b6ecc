import type { DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { possibleUnless } from '../../../platform/calls/possible-unless.ts'
import { whyNotTwo } from '../../../platform/staff/two-people.ts'
import type { Services } from '../../services.ts'
import type { ClaimStore } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import type { PayeeChange } from '../store/settlement/payee-change.ts'
import { lastPayeeChange } from '../store/settlement/payee-change-wish.ts'

export type DecidingStaff = Pick<Staff, 'id' | 'openedBy' | 'roles'>

/** What waits for staff, where the desk decides on claims. */
export async function payeeChangeToDecide(
  store: ClaimStore & Pick<Services, 'settings'>,
  claim: Claim,
  staff: DecidingStaff,
): Promise<DeskClaim['payeeChange']> {
  if (store.settings.claimsDecidedBy !== 'desk') return undefined
  const asked = await lastPayeeChange(store, claim)
  if (asked?.wish.state !== 'asked') return undefined
  const { acceptedBy } = asked.change
  return {
    eventId: asked.wish.eventId,
    acceptedBy: acceptedBy?.account,
    accept: possibleUnless(whyNotAccepted(asked.change, staff)),
  }
}

/** The second of two is another person, and one who decides payments. */
export function whyNotAccepted(
  { acceptedBy }: Pick<PayeeChange, 'acceptedBy'>,
  staff: DecidingStaff,
): string | undefined {
  if (acceptedBy === undefined) return undefined
  if (!hasPermission(staff.roles, 'decide-payments')) return '要由能复核大额赔款的同事复核。'
  return whyNotTwo(staff, acceptedBy, {
    isSame: '您已经同意过，要由另一位同事复核。',
    isOpenedByFirst: '您的账号由先同意的人开通或重置，要由另一位同事复核。',
    hasOpenedFirst: '先同意的人的账号由您开通或重置，要由另一位同事复核。',
  })
}
