import { type GenericSchema, getDescription } from 'valibot'
import { isSoft } from './tolerance.ts'

/** A column of a file, as its kind's schema defines it. */
export interface Column {
  /** As in a CSV file; a dot leads into an object of NDJSON. */
  readonly name: string
  readonly type: 'text' | 'number' | 'true or false' | 'JSON'
  readonly isNeeded: boolean
  /** A fault of it leaves a row good that the core tells in a call. */
  readonly isSoft: boolean
  /** What it says. */
  readonly words: string
}

/** The columns of a schema of rows. An object within it is so many columns; a list is one, written as JSON. */
export function columnsOf(schema: GenericSchema, within = '', isNeeded = true): Column[] {
  return Object.entries(entriesOf(schema) ?? {}).flatMap(([key, field]) => {
    const name = `${within}${key}`
    const inner = wrappedBy(field) ?? field
    const isFieldNeeded = isNeeded && inner === field
    if (entriesOf(inner) !== undefined) return columnsOf(inner, `${name}.`, isFieldNeeded)
    const words = getDescription(inner) ?? getDescription(field) ?? ''
    const facts = { isNeeded: isFieldNeeded, isSoft: isSoft(inner), words }
    return { name, type: typeOf(inner), ...facts }
  })
}

function typeOf({ type }: GenericSchema): Column['type'] {
  if (type === 'number') return 'number'
  if (type === 'boolean') return 'true or false'
  return type === 'array' || type === 'variant' ? 'JSON' : 'text'
}

function entriesOf(schema: GenericSchema): Readonly<Record<string, GenericSchema>> | undefined {
  return 'entries' in schema ? (schema.entries as Record<string, GenericSchema>) : undefined
}

function wrappedBy(schema: GenericSchema): GenericSchema | undefined {
  return 'wrapped' in schema ? (schema.wrapped as GenericSchema) : undefined
}
