import { newRequestId } from '@ecenter/client/request-id.ts'
import { recordDeskFault } from '@ecenter/contract/analytics/desk/analytics-at-desk.ts'
import { faultFrames, faultMessage } from '@ecenter/contract/analytics/fault.ts'
import { send } from '../client/send.ts'
import { placeOf } from './location.ts'

/** Tells the service that a page broke: where in our scripts and how, and nothing of what was on it. */
export function reportFault(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error()
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
  const fault = {
    route: placeOf(location.hash).path,
    message: faultMessage(error),
    at: faultFrames(error),
    version: /([^/]+)\.js$/.exec(entry)?.[1] ?? 'unbuilt',
  }
  // What is lost is nobody's trouble.
  void send(recordDeskFault, fault, newRequestId())
}
