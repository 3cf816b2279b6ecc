import {
  array,
  type InferOutput,
  isoTimestamp,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'

/** What staff say of themselves; only who is `online` is given customers. */
export const availability = picklist(['online', 'busy', 'break'])
export type Availability = InferOutput<typeof availability>

/** What staff read of it. */
export const availabilityNames: Readonly<Record<Availability, string>> = {
  online: '在线',
  busy: '忙碌',
  break: '小休',
}

/** Whether somebody can be given a customer now, and if not why. */
const taking = picklist(['may', 'gone', 'away', 'full'])
export type Taking = InferOutput<typeof taking>

/** How somebody works now who talks to customers. */
export const staffing = object({
  availability,
  /** Where they take nobody: since when, and after which moment that is long. */
  awaySince: optional(pipe(string(), isoTimestamp())),
  awayLongAfter: optional(pipe(string(), isoTimestamp())),
  taking,
  /** Conversations that they have now, and how many they have at most. */
  open: number(),
  atMost: number(),
})
export type Staffing = InferOutput<typeof staffing>

/** Says whether one takes customers. Nothing is taken away from who does not; the queue gives them nothing. */
export const setAvailability = defineDeskCall({
  path: '/customer-service/setAvailability',
  kind: 'submit',
  access: 'answer-chats',
  request: object({ availability }),
  response: object({ own: staffing }),
})

const colleague = object({
  staffId: string(),
  name: string(),
  number: string(),
  ...staffing.entries,
})
export type Colleague = InferOutput<typeof colleague>

/** Who else is at the desk now, what they have, and whether they can be given one more. */
export const listColleagues = defineDeskCall({
  path: '/customer-service/listColleagues',
  access: 'answer-chats',
  response: object({ colleagues: array(colleague) }),
})
