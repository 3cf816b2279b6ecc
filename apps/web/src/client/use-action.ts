import { type Unacknowledged, useSender } from '@ecenter/client/use-sender.ts'
import type { Call } from '@ecenter/contract/call.ts'
import { send } from './send.ts'

/** Sends a call for an action of the customer; trying again is never doing it twice. */
export function useAction<C extends Call>(call: C, kept?: Unacknowledged) {
  return useSender(send<C>, call, kept)
}
