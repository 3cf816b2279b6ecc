import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { SessionCustomer } from '../../../platform/session/session-customer.ts'
import type { Services } from '../../services.ts'

/** A browser or passkey is added with a proof that is no older; seconds. */
const freshSeconds = 5 * 60

export function isFresh(
  { clock }: Pick<Services, 'clock'>,
  { provenAt }: SessionCustomer,
): boolean {
  return provenAt > secondsAfter(clock.now(), -freshSeconds)
}
