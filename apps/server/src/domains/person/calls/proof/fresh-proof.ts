import { fieldRefused } from '../../../../platform/calls/failure.ts'
import { secondsAfter } from '../../../../platform/clock/clock.ts'
import type { Db } from '../../../../platform/database/database.ts'
import type { SessionCustomer } from '../../../../platform/session/session-customer.ts'
import type { Services } from '../../../services.ts'

/** A browser or passkey is added with a proof that is no older; seconds. */
const freshSeconds = 5 * 60

/** Whether a code and a fact were given just now; a browser, passkey or ticket vouches for no further one. */
export function isFresh(
  { clock }: Pick<Services, 'clock'>,
  { provenAt, provenBy }: SessionCustomer,
): boolean {
  return provenBy === 'phone' && provenAt > secondsAfter(clock.now(), -freshSeconds)
}

/** Takes one of the browsers and passkeys that somebody may add in a day. */
export async function takeAdded(
  { limits }: Pick<Services, 'limits'>,
  { customerKey }: SessionCustomer,
  db: Db,
): Promise<void> {
  if (await limits.take('addedByPerson', customerKey.toString('hex'), db)) return
  throw fieldRefused('name', '今天添加得太多了，请明天再试')
}
