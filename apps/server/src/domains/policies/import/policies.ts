import { object, parse, string } from 'valibot'
import type { ImportKind, ImportStore, StoredRow } from '../../../imports/import-kind.ts'
import { day } from '../../../imports/row-rules.ts'
import { cancelPolicy, policiesKept, removePolicies } from '../store/end-policies.ts'
import { policyContext } from '../store/policy.repository.ts'
import {
  type NewCoverage,
  type NewPolicy,
  type PolicyRows,
  policyRows,
} from '../store/store-policies.ts'
import { writePolicies } from '../store/write-policies.ts'
import { type PolicyRow, policyRow } from './policy-row.ts'
import { productReferenceErrors } from './product-reference-errors.ts'

export const policies: ImportKind<PolicyRow, PolicyRows> = {
  name: 'policies',
  words: 'A policy with who took it out, who is insured, the car or whatever else, and its covers.',
  schema: policyRow,
  keyOf: ({ policyNo }) => policyNo,
  keyColumn: 'policyNo',
  sealedIn: { table: 'policy', context: policyContext, field: 'policyNo' },
  ownerOf: ({ insured }) => insured.idNumber,
  ownerColumn: 'insured.idNumber',
  referenceErrors: ({ db }, rows) => productReferenceErrors(db, rows),
  prepare: (keys, row) => policyRows(keys, newPolicy(row)),
  store: writePolicies,
  removal: { kept: policiesKept, remove: removePolicies },
  cancellation: { entries: { cancelledOn: day('last day that it was good for') }, cancel },
}

async function cancel(
  store: ImportStore,
  rows: readonly (StoredRow & { readonly facts: unknown })[],
): Promise<void> {
  for (const { facts, ...row } of rows) await cancelPolicy(store, row, parse(cancelled, facts))
}

const cancelled = object({ cancelledOn: string() })

/** Endorsements are files of their own; what a policy has of them stays. */
function newPolicy(row: PolicyRow): NewPolicy {
  const { insuredPeople } = row
  return {
    ...row,
    cancelledOn: row.cancelledOn,
    vehicleTaxFen: row.vehicleTaxFen,
    coverages: row.coverages.map(newCoverage),
    insuredPeople: insuredPeople?.map((person) => ({
      ...person,
      joinedOn: person.joinedOn,
      leftOn: person.leftOn,
    })),
    endorsements: [],
  }
}

function newCoverage(told: PolicyRow['coverages'][number]): NewCoverage {
  const { code, name, note, limitFen, deductible, premiumFen, plan } = told
  return { code, name, note, limitFen, deductible, premiumFen, plan }
}
