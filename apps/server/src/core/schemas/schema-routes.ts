import { importKinds } from '../../domains/import-kinds.ts'
import type { CoreRoute } from '../api/core-route.ts'
import { kindOf } from '../rows/push-rows-route.ts'
import { coreOpenApi } from './core-open-api.ts'
import { lineSchemaOf, sampleOf } from './line-schema.ts'

/** What programs are written by: all calls, the lines of each kind, and one line of it that goes in. */
export function schemaRoutes(title: string, others: readonly CoreRoute[]): readonly CoreRoute[] {
  const openApi: CoreRoute = {
    method: 'GET',
    url: '/core/openapi.json',
    scope: undefined,
    operation: { summary: 'This document' },
    handle: async () => coreOpenApi(title, [...others, ...routes]),
  }
  const schema: CoreRoute = {
    method: 'GET',
    url: '/core/schemas/:kind',
    scope: undefined,
    operation: { summary: 'The lines of a kind, as a JSON Schema' },
    async handle({ request, reply }) {
      reply.type('application/schema+json')
      return JSON.stringify({ $schema, ...lineSchemaOf(kindOf(request)) })
    },
  }
  const sample: CoreRoute = {
    method: 'GET',
    url: '/core/samples/:kind',
    scope: undefined,
    operation: {
      summary: `A line that goes in as it is, once what it names is there: ${kindNames}`,
    },
    async handle({ request, reply }) {
      reply.type('application/x-ndjson')
      return `${JSON.stringify(sampleOf(kindOf(request)))}\n`
    },
  }
  const routes = [openApi, schema, sample]
  return routes
}

const $schema = 'https://json-schema.org/draft/2020-12/schema'
const kindNames = importKinds.map(({ name }) => name).join(', ')
