import { object, optional, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { saved } from '../../desk/saved.ts'
import { text } from '../../rules/text.ts'
import { version } from '../../rules/version.ts'
import { deskFaq } from './desk-faq.ts'
import { faqDraft } from './faq-draft.ts'

/** Saves a question, new or changed; the robot answers by it at once. One that is not there is 1007. */
export const saveFaq = defineDeskCall({
  path: '/customer-service/saveFaq',
  answer: 'json',
  kind: 'submit',
  access: ['content'],
  request: object({
    /** What is edited; absent of a new one. */
    edited: optional(object({ id: text(80, '问题编号'), version })),
    ...faqDraft.entries,
    /** What a customer asked in vain, which this answers. */
    missId: optional(pipe(string(), uuid())),
  }),
  response: saved(deskFaq),
})
