import { useSender } from '@ecenter/client/use-sender.ts'
import { type JsonCall, send } from './send.ts'

/** Sends a call for an action of a member of staff; trying again is never doing it twice. */
export function useAction<C extends JsonCall>(call: C) {
  return useSender(send<C>, call, undefined, textOf)
}

function textOf(request: object): string {
  return JSON.stringify(request, describeFile)
}

/** Files are told apart by what the browser says of them. */
function describeFile(_name: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value
}
