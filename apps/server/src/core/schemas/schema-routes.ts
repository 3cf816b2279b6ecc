import { importKinds } from '../../domains/import-kinds.ts'
import { problemType } from '../api/core-problem.ts'
import type { CoreRoute } from '../api/core-route.ts'
import { writingScope } from '../api/core-scope.ts'
import { callBounds, kindOf, rowsUrl } from '../rows/push-rows-route.ts'
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

/** The core's calls as an OpenAPI document, made from the routes and from the schemas of rows. */
function coreOpenApi(title: string, routes: readonly CoreRoute[]) {
  const paths = new Map<string, object>()
  for (const route of routes.filter(({ url }) => url !== rowsUrl))
    paths.set(pathOf(route.url), { [route.method.toLowerCase()]: operationOf(route) })
  for (const { name, words } of importKinds)
    paths.set(rowsUrl.replace(':kind', name), { post: rowsOperation(name, words) })
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    security: [{ key: [] }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...Object.fromEntries(importKinds.map((kind) => [kind.name, lineSchemaOf(kind)])),
        problem,
        answer,
      },
    },
  }
}

function pathOf(url: string): string {
  return url.replaceAll(/:(\w+)/g, '{$1}')
}

function operationOf({ url, scope, operation }: CoreRoute) {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return {
    'x-scope': typeof scope === 'string' ? scope : 'any',
    parameters: names.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    responses: { 200: { description: 'the answer' }, default: problemAnswer },
    ...operation,
  }
}

function rowsOperation(kind: string, words: string) {
  const { lines, bytes } = callBounds
  return {
    summary: words,
    description: `At most ${lines} lines and ${bytes} bytes, unpacked. One answer a line, as soon as it is stored.`,
    'x-scope': writingScope(kind),
    parameters: [
      { name: 'content-encoding', in: 'header', schema: { enum: ['identity', 'gzip'] } },
    ],
    requestBody: {
      required: true,
      content: { 'application/x-ndjson': { schema: refTo(kind) } },
    },
    responses: {
      200: {
        description: 'an answer for each line',
        content: { 'application/x-ndjson': { schema: refTo('answer') } },
      },
      default: problemAnswer,
    },
  }
}

function refTo(name: string) {
  return { $ref: `#/components/schemas/${name}` }
}

const problemAnswer = {
  description: 'a problem, by RFC 9457',
  content: { [problemType]: { schema: refTo('problem') } },
}

const text = { type: 'string' }
const whole = { type: 'integer' }

const problem = {
  type: 'object',
  properties: { type: text, title: text, status: whole, code: text, detail: text, requestId: text },
  required: ['type', 'title', 'status', 'code', 'detail', 'requestId'],
}

/** What became of a line, or why there are no more answers. */
const answer = {
  type: 'object',
  properties: {
    line: whole,
    version: whole,
    result: { enum: ['accepted', 'unchanged', 'rejected', 'unavailable', 'ended'] },
    stands: { ...whole, description: 'the version that stands here' },
    reason: text,
    code: text,
    unused: {
      type: 'array',
      items: {
        type: 'object',
        properties: { column: text, reason: text },
        required: ['column', 'reason'],
      },
    },
  },
  required: ['result'],
}
