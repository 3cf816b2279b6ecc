import { faultOf } from '@ecenter/client/faults.ts'
import { newRequestId } from '@ecenter/client/request-id.ts'
import { recordDeskFault } from '@ecenter/contract/analytics/desk/analytics-at-desk.ts'
import { send } from '../client/send.ts'
import { placeOf } from './location.ts'

/** Tells the service that a page broke: where in our scripts and how, and nothing of what was on it. */
export function reportFault(thrown: unknown): void {
  const fault = { route: placeOf(location.hash).path, ...faultOf(thrown) }
  // What is lost is nobody's trouble.
  void send(recordDeskFault, fault, newRequestId())
}
