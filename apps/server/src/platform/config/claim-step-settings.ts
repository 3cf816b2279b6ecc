import { readBy } from './read-by.ts'

/** So many days a step takes of a kind of claim; which kinds and steps there are the claims know. */
interface ClaimStepRow {
  readonly kind: string
  readonly step: string
  /** Of the calendar, from the day that the step is reached. */
  readonly days: number
}

export type ClaimStepDays = readonly ClaimStepRow[]

export const claimStepDays = readBy(rowsIn, 'must be kind:step:days with commas between rows')

function rowsIn(text: string): ClaimStepDays | undefined {
  const rows = text.split(',').flatMap(rowOf)
  const names = new Set(rows.map(({ kind, step }) => `${kind}:${step}`))
  return names.size === text.split(',').length ? rows : undefined
}

function rowOf(row: string): ClaimStepRow[] {
  const [, kind = '', step = '', days] =
    /^([a-z-]+):([a-z-]+):(0|[1-9]\d{0,2})$/.exec(row.trim()) ?? []
  return days === undefined ? [] : [{ kind, step, days: Number(days) }]
}

/** What a demo plans with; an insurer says its own, or no day is shown that nobody has promised. */
export const demoClaimStepDays: ClaimStepDays = [
  ...['car', 'property'].flatMap((kind) => [
    { kind, step: 'report', days: 1 },
    { kind, step: 'survey', days: 2 },
    { kind, step: 'injury-tracking', days: 7 },
    { kind, step: 'assessment', days: 3 },
  ]),
  ...['person', 'flight', 'return'].map((kind) => ({ kind, step: 'report', days: 1 })),
  ...['car', 'property', 'person', 'flight', 'return'].flatMap((kind) => [
    { kind, step: 'documents', days: 5 },
    { kind, step: 'calculation', days: 2 },
    { kind, step: 'review', days: 2 },
    { kind, step: 'payment', days: 3 },
  ]),
]
