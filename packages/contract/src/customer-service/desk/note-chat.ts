import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { chatId } from './chat-id.ts'
import { chatNote } from './chat-row.ts'

/** The most characters of a note. */
export const noteAtMost = 500

/** Notes something for colleagues. */
export const noteChat = defineDeskCall({
  path: '/customer-service/noteChat',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({ chatId, text: text(noteAtMost, '备注') }),
  response: object({ note: chatNote }),
})
