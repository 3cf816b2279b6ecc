import { checkInfo, describeLink } from '@ecenter/contract/links/link.ts'
import { demoShortLinks, refundedPerson } from '../links/demo-short-links.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** Links of the call centre; the address is `/#/link-refund?pid=` and the code. */
export function refundsToTry(): IdentityToTry[] {
  const { mobile } = refundedPerson
  const { flight, premium, expired, used, waiting } = demoShortLinks
  return [
    entry(checkInfo, { pid: flight, mobile }, 'a delayed flight: bank details are registered'),
    entry(checkInfo, { pid: premium, mobile }, 'premium that is given back, without a flight'),
    entry(checkInfo, { pid: used, mobile }, 'registered and paid: shown with its receipt'),
    entry(checkInfo, { pid: waiting, mobile }, 'registered, waits for its money'),
    entry(describeLink, { pid: expired }, 'a link that expired unused'),
    entry(describeLink, { pid: 'demo-refund-of-nobody' }, 'a link that nobody sent: nothing found'),
  ]
}
