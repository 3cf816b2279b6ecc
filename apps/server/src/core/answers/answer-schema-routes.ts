import { jsonSchemaOf } from '@ecenter/contract/json-schema-of.ts'
import type { GenericSchema } from 'valibot'
import type { CoreRoute } from '../api/core-route.ts'
import { refundLine, refundSample } from '../refunds/refund-line.ts'
import { answerLine, answerSample } from './answer-line.ts'

/** The lines of `/core/answers` and `/core/refunds`, beside those of the kinds of rows. */
export const answerSchemaRoutes: readonly CoreRoute[] = [
  ...routesOf('answers', answerLine, answerSample, 'the event that it names asked for nothing'),
  ...routesOf('refunds', refundLine, refundSample, 'there is no refund with its receipt'),
]

function routesOf(
  name: string,
  schema: GenericSchema,
  sample: object,
  butFor: string,
): readonly CoreRoute[] {
  return [
    {
      method: 'GET',
      url: `/core/schemas/${name}`,
      scope: undefined,
      operation: { summary: `The lines of ${name}, as a JSON Schema` },
      async handle({ reply }) {
        reply.type('application/schema+json')
        return JSON.stringify({
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          title: name,
          ...jsonSchemaOf(schema, 'input'),
          examples: [sample],
        })
      },
    },
    {
      method: 'GET',
      url: `/core/samples/${name}`,
      scope: undefined,
      operation: { summary: `A line of ${name}; ${butFor}` },
      async handle({ reply }) {
        reply.type('application/x-ndjson')
        return `${JSON.stringify(sample)}\n`
      },
    },
  ]
}
