import { array, type InferOutput, number, object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { deskFaq } from './desk-faq.ts'

const judgedFaq = object({
  ...deskFaq.entries,
  /** How often customers called the answer helpful, or not, in the conversations that are kept. */
  likes: number(),
  dislikes: number(),
})
export type JudgedFaq = InferOutput<typeof judgedFaq>

/** All frequent questions in their order, shown or not. */
export const listFaqs = defineDeskCall({
  path: '/customer-service/listFaqs',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({}),
  response: object({ faqs: array(judgedFaq) }),
})
