import { array, literal, object, optional, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { byKind } from '../../rules/by-kind.ts'
import { text } from '../../rules/text.ts'
import { faqDraft } from './faq-draft.ts'

/** What the robot would say to a customer's words if this draft were saved. */
export const tryFaq = defineDeskCall({
  path: '/customer-service/tryFaq',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({
    /** The question that is edited; absent of a new one. */
    id: optional(text(80, '问题编号')),
    draft: faqDraft,
    asked: text(200, '试问的话'),
  }),
  response: byKind([
    object({ kind: literal('answer'), question: string(), answer: string() }),
    object({ kind: literal('suggestions'), questions: array(string()) }),
    object({ kind: literal('unknown') }),
    /** The words ask for a person, who is called before any search. */
    object({ kind: literal('person') }),
  ]),
})
