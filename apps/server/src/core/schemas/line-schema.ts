import { jsonSchemaOf } from '@ecenter/contract/json-schema-of.ts'
import { columnsOf } from '../../imports/columns.ts'
import type { ImportKind } from '../../imports/import-kind.ts'
import { schemaFor } from '../../imports/push/judge-row-from-core.ts'
import { telling } from '../../imports/push/line-from-core.ts'
import samples from './samples.json' with { type: 'json' }

const operations = ['upsert', 'cancel', 'delete'] as const

/**
 * A line of a kind as a JSON Schema, one shape for each operation that the kind has. What a rule says beyond a
 * pattern, a check digit for example, it cannot tell.
 */
export function lineSchemaOf(kind: ImportKind) {
  const { operation: _, ...told } = jsonSchemaOf(telling, 'input').properties ?? {}
  return {
    title: kind.name,
    description: kind.words,
    'x-key': kind.keyColumn,
    // A fault of these is said in the answer, and the row is taken without them or with what they say.
    'x-soft': columnsOf(kind.schema).flatMap(({ name, isSoft }) => (isSoft ? [name] : [])),
    anyOf: operations.flatMap((operation) => {
      const schema = schemaFor(kind, operation)
      if (schema === undefined) return []
      const { properties, required = [] } = jsonSchemaOf(schema, 'input')
      return [
        {
          title: operation,
          type: 'object',
          properties: { operation: { const: operation }, ...told, ...properties },
          required: ['operation', 'version', ...required],
        },
      ]
    }),
    examples: [sampleOf(kind)].filter((each) => each !== undefined),
  }
}

/** A line that goes in as it is, once what it names is there; its person is made up. */
export function sampleOf({ name }: ImportKind): object | undefined {
  const row = new Map<string, object>(Object.entries(samples)).get(name)
  return row && { operation: 'upsert', version: 1, ...row }
}
