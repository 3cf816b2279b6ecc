import { array, boolean, type InferOutput, object, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'

export const cannedAnswer = object({
  answerId: string(),
  /** By which it is found. */
  title: string(),
  text: string(),
  /** Everybody has it; otherwise it is one's own. */
  isShared: boolean(),
  mayChange: boolean(),
})
export type CannedAnswer = InferOutput<typeof cannedAnswer>

/** Answers that are ready to be said: one's own and those of everybody, by title. */
export const cannedAnswers = defineDeskCall({
  path: '/customer-service/cannedAnswers',
  answer: 'json',
  kind: 'query',
  access: ['agent'],
  request: object({}),
  response: object({ answers: array(cannedAnswer) }),
})
