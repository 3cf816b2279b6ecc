import { type Failure, fieldRefused } from '../../../platform/calls/failure.ts'
import type { Services } from '../../services.ts'
import { lockLinksTo, type ShortLinkStore } from '../store/short-link.repository.ts'
import type { NewShortLink } from '../store/short-link.ts'
import { shortLinksToPhone } from '../store/short-link-search.ts'
import { readWholeLink, stateOf, type WholeLink } from './link-with-registration.ts'

type Matter = Pick<NewShortLink, 'purpose' | 'policyNo' | 'flightnumber' | 'flightdate'>

/**
 * Two links about the same money would each be registered, and each be paid: the second is refused until
 * the first has ended. Of two that are sent at once, one waits for the other.
 */
export async function refuseSecondLink(
  store: Pick<Services, 'clock'> & ShortLinkStore,
  { mobile, ...matter }: Matter & Pick<NewShortLink, 'mobile'>,
): Promise<void> {
  const phoneKey = store.keys.searchHash('phone', mobile)
  await lockLinksTo(store, phoneKey)
  for (const ref of await shortLinksToPhone(store, phoneKey)) {
    const whole = await readWholeLink(store, ref)
    if (!isAbout(matter, matterOf(whole))) continue
    const state = stateOf(whole, store.clock.now())
    if (state === 'open' || state === 'registered') throw awaited(state)
  }
}

/** The customer corrects a flight as they register it. */
function matterOf({ link, registration }: WholeLink): Matter {
  const { purpose, policyNo } = link
  const { flightnumber, flightdate } = registration ?? link
  return { purpose, policyNo, flightnumber, flightdate }
}

/** A policy may cover several flights; one that is not known yet may be any of them. */
function isAbout(one: Matter, other: Matter): boolean {
  if (one.purpose !== other.purpose || one.policyNo !== other.policyNo) return false
  return (
    !areOther(one.flightdate, other.flightdate) && !areOther(one.flightnumber, other.flightnumber)
  )
}

function areOther(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other
}

function awaited(state: 'open' | 'registered'): Failure {
  return fieldRefused(
    'policyNo',
    state === 'open'
      ? '这笔款项已有链接在等客户登记；要重发，请按手机号查到它，停用后再发'
      : '客户已经登记，正在等打款，不用再发链接',
  )
}
