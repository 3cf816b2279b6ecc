import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { byKind } from './rules/by-kind.ts'

/**
 * A shape of the contract for those who read no TypeScript: as it is sent (`input`) or as it comes out
 * (`output`). What a rule says beyond a pattern, a check digit for example, no JSON Schema can tell.
 */
export function jsonSchemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema, ...json } = toJsonSchema(schema as never, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode,
    overrideSchema({ valibotSchema }) {
      if (valibotSchema.type === 'instance') return { type: 'string', format: 'binary' }
      if (!isByKind(valibotSchema)) return undefined
      return { anyOf: valibotSchema.shapes.map((shape) => jsonSchemaOf(shape, typeMode)) }
    },
  })
  return json
}

function isByKind(schema: object): schema is Pick<ReturnType<typeof byKind>, 'shapes'> {
  return 'shapes' in schema
}
