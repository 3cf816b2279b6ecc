import { copyText } from '../../platform/database/lone-connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { PolicyRows } from './store-policies.ts'

/**
 * A policy whose parts stand in the text of COPY: some twenty rows of a few columns each take several times
 * as long from thread to thread as one text.
 */
export interface WrittenPolicy {
  readonly policy: PolicyRows['policy']
  /** By their tables. */
  readonly parts: Readonly<Record<PartTable, string>>
}

export type PartTable = keyof typeof partColumns

/** Tables of what a file tells with its policy, in the order in which they go in. */
export const partTables = ['insured_person', 'policy_door', 'coverage'] as const

/** The columns of their texts. */
export const partColumns = {
  insured_person: [
    'customer_key',
    'policy_id',
    'seq',
    'id',
    'name_key',
    'id_number_key',
    'phone_key',
    'joined_on',
    'left_on',
    'sealed',
  ],
  policy_door: ['door_key', 'customer_key', 'policy_id', 'insured_person_id', 'person_key'],
  coverage: [
    'customer_key',
    'policy_id',
    'seq',
    'plan',
    'code',
    'name',
    'note',
    'limit_fen',
    'deductible',
    'premium_fen',
  ],
} as const satisfies { readonly [Table in keyof Tables]?: readonly (keyof Tables[Table])[] }

export function writtenPolicy(rows: PolicyRows): WrittenPolicy {
  const { policy, insuredPeople, doors, coverages } = rows
  return {
    policy,
    parts: {
      insured_person: textOf('insured_person', insuredPeople),
      policy_door: textOf('policy_door', doors),
      coverage: textOf('coverage', coverages),
    },
  }
}

function textOf(table: PartTable, rows: readonly Readonly<Record<string, unknown>>[]): string {
  return [...copyText(partColumns[table], rows)].join('')
}
