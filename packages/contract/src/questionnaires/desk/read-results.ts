import { array, type InferOutput, number, object, optional, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { version } from '../../rules/version.ts'
import { question } from '../question.ts'
import { questionnaireId } from '../questionnaire-id.ts'

const questionResult = object({
  question,
  /** How many answered it: the others were not led to it, or left it out. */
  answered: number(),
  /** Of choices and scales: how often each option or point was chosen, in their order. */
  counts: array(object({ optionId: string(), count: number() })),
  /** Of a scale that somebody answered. */
  mean: optional(number()),
})
export type QuestionResult = InferOutput<typeof questionResult>

/**
 * What was answered, question by question, to one version of the questions: to the newest that
 * anybody answered where none is named.
 */
export const readResults = defineDeskCall({
  path: '/questionnaires/readResults',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({ id: questionnaireId, version: optional(version) }),
  response: object({
    title: string(),
    /** Those that were answered, the newest first. */
    versions: array(object({ version: number(), answers: number() })),
    /** The version that is told. */
    version: number(),
    answers: number(),
    results: array(questionResult),
    /** How many answers a file holds; of more, the newest. */
    exportsAtMost: number(),
  }),
})
