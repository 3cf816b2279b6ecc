import {
  boolean,
  description,
  type InferOutput,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeInteger,
  safeParse,
  string,
  uuid,
} from 'valibot'
import { faultsOf } from '../judge-row.ts'
import { isTooDeep } from '../reading/json-depth.ts'
import { jsonOfLine } from '../reading/json-of-line.ts'
import type { Line } from './read-lines.ts'

const versionRange = 'is no whole number from 1 up'

/** What a line of a call says beside its row. */
export const telling = object({
  operation: pipe(
    picklist(['upsert', 'cancel', 'delete'], 'is neither upsert, cancel nor delete'),
    description(
      '`upsert` stores the row or writes it anew, `cancel` ends it, `delete` takes it away; not every kind has all three',
    ),
  ),
  version: pipe(
    number('is no number'),
    safeInteger(versionRange),
    minValue(1, versionRange),
    maxValue(Number.MAX_SAFE_INTEGER),
    description(
      'grows with every change of the row at the core, by any steps: an older one than what stands here changes nothing',
    ),
  ),
  answers: optional(
    pipe(
      string(),
      uuid('is no id of an event'),
      description('id of the event of ours that this row answers'),
    ),
  ),
  toOtherCustomer: optional(
    pipe(
      boolean('is neither true nor false'),
      description('true where the row is meant to go over to another customer than before'),
    ),
    false,
  ),
})
type Telling = InferOutput<typeof telling>

/** A line that can be read, with the rest of it, which is its row. */
export interface LineFromCore extends Telling {
  readonly line: number
  readonly row: Record<string, unknown>
  /** In characters. */
  readonly length: number
}

/** Why a line is none, as far as its form goes. */
export interface FaultyLine {
  readonly line: number
  readonly fault: string
}

export function lineFromCoreOf({ number: line, text, fault }: Line): LineFromCore | FaultyLine {
  if (text === undefined) return { line, fault: fault ?? 'is no text' }
  if (isTooDeep(text)) return { line, fault: 'is nested too deep' }
  const value = jsonOfLine(text)
  if (!isObject(value)) return { line, fault: 'is no JSON object' }
  const { operation, version, answers, toOtherCustomer, ...row } = value
  const told = safeParse(telling, { operation, version, answers, toOtherCustomer })
  if (told.success) return { line, row, length: text.length, ...told.output }
  return { line, fault: faultsOf(told.issues) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
