import { array, boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { pageNumber } from '../rules/page-number.ts'
import { chatMessage } from './chat-message.ts'
import { messageSeq } from './message-seq.ts'
import { signid } from './signid.ts'

/**
 * Earlier messages, the nearest page first, each page in the order in which things were said: of this
 * conversation those before `seq`, then those of conversations that ended in this session, and of earlier visits of
 * the phone that was proven in it.
 */
export const queryPageMessage = defineCall({
  group: 'member',
  path: '/historical/queryPageMessage',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    signid,
    page: optional(pageNumber, 1),
    /** The first message that the page has already; without it nothing is left out. */
    seq: optional(messageSeq),
  }),
  response: object({
    /** One for each visit that the page touches, the earliest first. */
    visits: array(
      object({
        /** `2026-11-16`. */
        openedOn: string(),
        messages: array(chatMessage),
      }),
    ),
    hasMore: boolean(),
  }),
})
