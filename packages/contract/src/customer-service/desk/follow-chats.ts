import { array, integer, maxLength, minValue, number, object, optional, pipe } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { chatId } from './chat-id.ts'
import { chatLists, chatNote, chatStanding } from './chat-row.ts'
import { deskMessage } from './desk-message.ts'

/** The most conversations that one desk has open. */
export const openChatsAtMost = 20

/**
 * Everything that changes while a desk is open, one stream a page: the lists anew whenever they change,
 * and of each opened conversation what came after the `seq` that is known. Whoever follows is at the
 * desk. The service ends the stream now and then; who asks again with the last seqs loses nothing.
 */
export const followChats = defineDeskCall({
  path: '/customer-service/followChats',
  answer: 'events',
  kind: 'query',
  access: ['agent'],
  request: object({
    opened: pipe(
      array(object({ chatId, seq: pipe(number(), integer(), minValue(0)) })),
      maxLength(openChatsAtMost),
    ),
  }),
  response: object({
    lists: optional(chatLists),
    chats: array(
      object({
        chatId,
        messages: array(deskMessage),
        standing: chatStanding,
        notes: array(chatNote),
      }),
    ),
  }),
})
