import { isCarKind, type PolicyKind } from '@ecenter/contract/policies/policy-kind.ts'
import {
  type NewCoverage,
  type NewPolicy,
  type PolicyRows,
  policyRows,
} from '../../../records/policies/store-policies.ts'
import { writePolicies } from '../../../records/policies/write-policies.ts'
import type { ImportKind, ImportStore } from '../../import-kind.ts'
import { type PolicyRow, policyRow } from './policy-row.ts'

export const policies: ImportKind<PolicyRow, PolicyRows> = {
  name: 'policies',
  words: 'A policy with who took it out, who is insured, the car or whatever else, and its covers.',
  schema: policyRow,
  keyOf: ({ policyNo }) => policyNo,
  keyColumn: 'policyNo',
  ownerOf: ({ insured }) => insured.idNumber,
  ownerColumn: 'insured.idNumber',
  misfits: misfitsOf,
  prepare: (keys, row) => policyRows(keys, newPolicy(row)),
  store: writePolicies,
}

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

async function misfitsOf(
  { db }: ImportStore,
  rows: readonly PolicyRow[],
): Promise<Map<number, string>> {
  const products = await db.selectFrom('product').select(['code', 'kind']).execute()
  const kinds = new Map(products.map(({ code, kind }) => [code, kind]))
  return new Map(
    rows.flatMap((row, at) => {
      const misfit = misfitOf(row, kinds.get(row.productCode))
      return misfit === undefined ? [] : [[at, misfit]]
    }),
  )
}

function misfitOf({ vehicle, risk }: PolicyRow, kind: PolicyKind | undefined): string | undefined {
  if (kind === undefined) return 'productCode: no such product is stored'
  if (isCarKind(kind))
    return vehicle === undefined ? 'vehicle: is missing for this product' : undefined
  return risk?.kind === kind ? undefined : `risk: is not of the product's kind, ${kind}`
}
