import { jsonSchemaOf } from '@ecenter/contract/json-schema-of.ts'
import { type GenericSchema, safeParse } from 'valibot'
import type { Services } from '../../domains/services.ts'
import { faultsOf } from '../../imports/judge-row.ts'
import type { Line } from '../../imports/push/read-lines.ts'
import { isTooDeep } from '../../imports/reading/json-depth.ts'
import { jsonOfLine } from '../../imports/reading/json-of-line.ts'
import type { CoreKey } from '../api/core-key.ts'
import { problemType } from '../api/core-problem.ts'
import type { CoreRoute } from '../api/core-route.ts'
import { bodyOf } from '../rows/body-of.ts'
import { type LineBounds, linesOf } from './lines-of.ts'

/** What became of a line; the core reads it. */
export type Became =
  | { readonly result: 'accepted' | 'unchanged' }
  | { readonly result: 'rejected'; readonly reason: string }

interface LinesRoute {
  readonly url: string
  readonly scope: string
  readonly summary: string
  readonly schema: GenericSchema
  readonly bounds: LineBounds
  /** Stores what a line says, or nothing of it. */
  readonly take: (line: Line, key: CoreKey) => Promise<Became>
}

const ndjson = 'application/x-ndjson'

/**
 * A call of lines with one answer a line; each is stored before the next is looked at, and one that fails for a
 * fault of ours is to be sent again: a call that failed for it would hide what became of those before it.
 */
export function linesRoute(
  { log }: Pick<Services, 'log'>,
  { url, scope, summary, schema, bounds, take }: LinesRoute,
): CoreRoute {
  return {
    method: 'POST',
    url,
    scope,
    isStreamed: true,
    operation: operationOf({ summary, schema, bounds }),
    async handle({ request, reply, key }) {
      const body = bodyOf(request, bounds.bytes)
      const lines = await linesOf(body.bytes, bounds).finally(() => body.discard())
      const answered: string[] = []
      for (const line of lines) {
        const became = await take(line, key).catch((error: unknown) => {
          log.failure(`core line of ${url}`, error)
          return { result: 'unavailable', reason: 'is not stored: send it again' }
        })
        answered.push(`${JSON.stringify({ line: line.number, ...became })}\n`)
      }
      reply.type(ndjson)
      return answered.join('')
    },
  }
}

function operationOf({
  summary,
  schema,
  bounds,
}: Pick<LinesRoute, 'summary' | 'schema' | 'bounds'>) {
  return {
    summary,
    description: `At most ${bounds.lines} lines and ${bounds.bytes} bytes, unpacked. One answer a line.`,
    requestBody: {
      required: true,
      content: { [ndjson]: { schema: jsonSchemaOf(schema, 'input') } },
    },
    responses: {
      200: {
        description: 'an answer for each line',
        content: { [ndjson]: { schema: { $ref: '#/components/schemas/answer' } } },
      },
      default: {
        description: 'a problem, by RFC 9457',
        content: { [problemType]: { schema: { $ref: '#/components/schemas/problem' } } },
      },
    },
  }
}

/** What a line says, or why it says nothing. */
export function saidBy<Said>(
  schema: GenericSchema<unknown, Said>,
  { text: line, fault }: Line,
): { readonly said: Said } | { readonly fault: string } {
  if (line === undefined) return { fault: fault ?? 'is no text' }
  if (isTooDeep(line)) return { fault: 'is nested too deep' }
  const value = jsonOfLine(line)
  if (value === undefined) return { fault: 'is no JSON object' }
  const { success, output, issues } = safeParse(schema, value)
  if (success) return { said: output }
  return { fault: faultsOf(issues) }
}
