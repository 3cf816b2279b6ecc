import { type BaseIssue, type GenericSchema, getDotPath, safeParse, strictObject } from 'valibot'
import type { ImportKind } from '../import-kind.ts'
import { faultOf, faultsOf, holdsNul, longRow, nulReason } from '../judge-row.ts'
import { parseTolerantly } from '../tolerance.ts'
import type { LineFromCore } from './line-from-core.ts'

/** What of a row could not be used, though the row was. */
export interface Unused {
  readonly column: string
  readonly reason: string
}

/** A row that is right by itself, or right enough. */
export interface TakenRow {
  readonly row: unknown
  /** All that it says, in one text. */
  readonly said: string
  readonly unused: readonly Unused[]
}

/** So many columns that there are not are looked for, one after the other; of a long row, which takes time, fewer. */
const unknownColumns = 30
const unknownColumnsOfLong = 3

/** A row judged by what its operation needs, or why it is not taken. */
export function judgeRowFromCore(kind: ImportKind, told: LineFromCore): TakenRow | string {
  const schema = schemaFor(kind, told.operation)
  if (schema === undefined) return `operation: there is no ${told.operation} of ${kind.name}`
  const abortEarly = told.length > longRow
  const unused: Unused[] = []
  const tries = abortEarly ? unknownColumnsOfLong : unknownColumns
  let strict = safeParse(schema, told.row, { abortEarly })
  for (let left = tries; left > 0 && !strict.success; left -= 1) {
    const unknown = strict.issues.find(isUnknownColumn)
    if (unknown === undefined) break
    takeAway(told.row, unknown)
    unused.push({ column: columnOf(unknown), reason: 'there is no such column' })
    strict = safeParse(schema, told.row, { abortEarly })
  }
  if (strict.success) return takenOf(kind, told, strict.output, unused)
  const { issues = [], value } = parseTolerantly(schema, told.row)
  if (issues.length > 0) return faultsOf(issues)
  const forgiven = strict.issues.map((issue) => ({
    column: columnOf(issue),
    reason: faultOf(issue),
  }))
  return takenOf(kind, told, value, [...unused, ...forgiven])
}

/** Undefined where there is no such operation. */
export function schemaFor(
  kind: ImportKind,
  operation: LineFromCore['operation'],
): GenericSchema | undefined {
  if (operation === 'upsert') return kind.schema
  const key = entriesOf(kind.schema)[kind.keyColumn]
  const other = operation === 'delete' ? kind.removal && {} : kind.cancellation?.entries
  return other && key && strictObject({ [kind.keyColumn]: key, ...other })
}

function takenOf(
  kind: ImportKind,
  { operation }: LineFromCore,
  row: unknown,
  unused: readonly Unused[],
): TakenRow | string {
  const said = JSON.stringify(row)
  if (holdsNul(said)) return nulReason
  // A row that was deleted says something else than one that is there.
  return { row, said: operation === 'upsert' ? said : `${operation} ${kind.name} ${said}`, unused }
}

function entriesOf(schema: GenericSchema): Readonly<Record<string, GenericSchema>> {
  return 'entries' in schema ? (schema.entries as Record<string, GenericSchema>) : {}
}

function isUnknownColumn({ type, expected }: BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never'
}

function columnOf(issue: BaseIssue<unknown>): string {
  return getDotPath(issue) ?? 'row'
}

/** From where it stands in what came. */
function takeAway(row: object, { path }: Pick<BaseIssue<unknown>, 'path'>): void {
  const keys = (path ?? []).map(({ key }) => key)
  const last = keys.pop()
  const within = keys.reduce<unknown>((value, key) => Reflect.get(Object(value), String(key)), row)
  Reflect.deleteProperty(Object(within), String(last))
}
