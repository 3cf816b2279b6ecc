import {
  array,
  boolean,
  type InferOutput,
  isoTimestamp,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { chatRow } from './chat-row.ts'

/** How customers are served now and today. */
const supervision = object({
  waiting: number(),
  /** Since when the one waits who has waited longest. */
  waitingSince: optional(pipe(string(), isoTimestamp())),
  left: number(),
  agents: array(
    object({
      staffId: string(),
      name: string(),
      number: string(),
      isAtDesk: boolean(),
      /** Conversations that they have now. */
      open: number(),
      /** Conversations of today that they have, or had when they ended. */
      answeredToday: number(),
    }),
  ),
  /** Conversations that a person took today. */
  answeredToday: number(),
  /** Ratings of the last 30 days. */
  ratings: object({
    count: number(),
    /** Stars, to a tenth. */
    average: optional(number()),
    latest: array(
      object({
        chatId: string(),
        score: number(),
        words: optional(string()),
        agentName: optional(string()),
        at: string(),
      }),
    ),
  }),
  /** Conversations that a person has now; the one that was silent longest first. */
  chats: array(chatRow),
})
export type Supervision = InferOutput<typeof supervision>

/** Who waits, since when, who talks to whom, and how customers rated it. */
export const superviseChats = defineDeskCall({
  path: '/customer-service/superviseChats',
  answer: 'json',
  kind: 'query',
  access: ['supervisor'],
  request: object({}),
  response: supervision,
})
