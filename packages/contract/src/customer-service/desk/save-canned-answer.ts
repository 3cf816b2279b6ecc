import { boolean, object, optional, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { cannedAnswer } from './canned-answers.ts'
import { staffWordsAtMost } from './send-to-chat.ts'

export const answerId = pipe(string(), uuid('没有这条常用语'))

/** Adds a canned answer, or changes one that may be changed; only supervisors keep those of everybody. */
export const saveCannedAnswer = defineDeskCall({
  path: '/customer-service/saveCannedAnswer',
  answer: 'json',
  kind: 'submit',
  access: ['agent'],
  request: object({
    answerId: optional(answerId),
    title: text(20, '标题'),
    text: text(staffWordsAtMost, '内容'),
    isShared: optional(boolean(), false),
  }),
  response: object({ answer: cannedAnswer }),
})
