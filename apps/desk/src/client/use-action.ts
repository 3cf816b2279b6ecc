import { useSender } from '@ecenter/client/use-sender.ts'
import { type JsonCall, send } from './send.ts'

/** Sends a call for an action of a member of staff; trying again is never doing it twice. */
export function useAction<C extends JsonCall>(call: C) {
  return useSender(send<C>, call)
}
