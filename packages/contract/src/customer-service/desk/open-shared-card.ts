import { array, type InferOutput, object, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { chatId, messageSeq } from './chat-id.ts'

/** What a customer shared, as the insurer knows it. */
export const sharedThing = object({
  title: string(),
  groups: array(
    object({ title: string(), facts: array(object({ label: string(), value: string() })) }),
  ),
})
export type SharedThing = InferOutput<typeof sharedThing>

/**
 * The policy, claim or order itself that the customer shared as a card: only by who has the
 * conversation, as long as they have it. Opening it leaves a trace.
 */
export const openSharedCard = defineDeskCall({
  path: '/customer-service/openSharedCard',
  answer: 'json',
  kind: 'query',
  access: ['agent'],
  request: object({ chatId, seq: messageSeq }),
  response: sharedThing,
})
