import { array, type InferOutput, object, optional, parse, string } from 'valibot'
import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

const unsentMessage = object({
  /** Tells it from others on the page. */
  id: string(),
  /** Names what was asked of the service, through all tries, so that it is said once. */
  requestId: string(),
  /** The conversation in which it was tried; empty before it was. */
  signid: string(),
  text: string(),
  /** Why it was not taken, in words of the service. */
  reason: optional(string()),
})
const unsentMessages = object({ messages: array(unsentMessage) })

/** What the customer said and the service has not taken yet. */
export type UnsentMessage = InferOutput<typeof unsentMessage>

/** In the order in which they were said; kept sealed, so that a reload loses none. */
export const useUnsentMessages = keptStore<{ readonly messages: readonly UnsentMessage[] }>(
  { messages: [] },
  {
    name: 'unsentMessages',
    place: sealedStorage,
    accept: (kept) => parse(unsentMessages, kept),
    join: ({ messages = [] }, said) => ({ messages: [...messages, ...said.messages] }),
  },
)
