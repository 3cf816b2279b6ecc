import { jsonSchemaOf } from '@ecenter/contract/json-schema-of.ts'
import type { CoreRoute } from '../api/core-route.ts'
import { answerLine, answerSample } from './answer-line.ts'

/** The lines of `/core/answers`, beside those of the kinds of rows. */
export const answerSchemaRoutes: readonly CoreRoute[] = [
  {
    method: 'GET',
    url: '/core/schemas/answers',
    scope: undefined,
    operation: { summary: 'The lines of answers, as a JSON Schema' },
    async handle({ reply }) {
      reply.type('application/schema+json')
      return JSON.stringify({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: 'answers',
        ...jsonSchemaOf(answerLine, 'input'),
        examples: [answerSample],
      })
    },
  },
  {
    method: 'GET',
    url: '/core/samples/answers',
    scope: undefined,
    operation: { summary: 'A line of answers; the event that it names asked for nothing' },
    async handle({ reply }) {
      reply.type('application/x-ndjson')
      return `${JSON.stringify(answerSample)}\n`
    },
  },
]
