import type { Selectable } from 'kysely'
import { parse } from 'valibot'
import type { Tables } from '../../../platform/database/tables.ts'
import { type InsuredPerson, insuredPersonContext, insuredPersonSecrets } from './insured-person.ts'
import type { PolicyStore } from './policy.repository.ts'
import type { Policy } from './policy.ts'

/** Leaves only those who fit: a whole name, or a whole ID number. */
export type PersonSought = { readonly name: string } | { readonly idNumber: string }

interface PeopleAsked {
  readonly sought: PersonSought | undefined
  readonly skip: number
  readonly take: number
}

interface ListedPerson extends InsuredPerson {
  /** The place in the policy's list, from 1. */
  readonly number: number
}

export interface PeopleFound {
  readonly people: readonly ListedPerson[]
  /** How many there are, beside those that were skipped or not taken. */
  readonly total: number
}

type Named = Pick<Policy, 'ref' | 'id' | 'isOwnShareOnly' | 'insured' | 'insuredCount'>

/**
 * The people that a policy names, in its order; the policy itself was read by a grant. Who sees only
 * their own share finds themselves there and nobody else.
 */
export async function readInsuredPeople(
  store: PolicyStore,
  policy: Named,
  { sought, skip, take }: PeopleAsked,
): Promise<PeopleFound> {
  const isNamedByPolicyAlone = policy.insuredCount === 1 && !policy.isOwnShareOnly
  if (isNamedByPolicyAlone) {
    const alone = onlyInsured(policy, sought)
    return { people: alone.slice(skip, skip + take), total: alone.length }
  }
  const named = peopleOf(store, policy, sought)
  // Places in the list have no gaps, so a page deep in it is read by the key and not counted off.
  const isWholeList = sought === undefined && !policy.isOwnShareOnly
  const portion = isWholeList ? named.where('seq', '>=', skip) : named.offset(skip)
  const [rows, total] = await Promise.all([
    portion.selectAll().orderBy('seq').limit(take).execute(),
    sought === undefined ? policy.insuredCount : countOf(named),
  ])
  return { people: rows.map((row) => personOf(store, row)), total }
}

/** One who is insured alone stands in the policy itself. */
function onlyInsured({ insured }: Named, sought: PersonSought | undefined): ListedPerson[] {
  const person = { ...insured, number: 1, joinedOn: undefined, leftOn: undefined }
  return fits(insured, sought) ? [person] : []
}

function fits({ name, idNumber }: Policy['insured'], sought: PersonSought | undefined): boolean {
  if (sought === undefined) return true
  return 'name' in sought ? sought.name === name : sought.idNumber === idNumber
}

function peopleOf({ db, keys }: PolicyStore, policy: Named, sought: PersonSought | undefined) {
  const all = db
    .selectFrom('insured_person')
    .where('customer_key', '=', policy.ref.customerKey)
    .where('policy_id', '=', policy.id)
  const visible = policy.isOwnShareOnly ? all.where('id', '=', policy.ref.id) : all
  if (sought === undefined) return visible
  return 'name' in sought
    ? visible.where('name_key', '=', keys.searchHash('insured-name', sought.name))
    : visible.where('id_number_key', '=', keys.searchHash('customer', sought.idNumber))
}

async function countOf(people: ReturnType<typeof peopleOf>): Promise<number> {
  const { total } = await people
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function personOf({ keys }: PolicyStore, row: Selectable<Tables['insured_person']>): ListedPerson {
  return {
    number: row.seq + 1,
    ...parse(insuredPersonSecrets, keys.unseal(insuredPersonContext(row.id), row.sealed)),
    joinedOn: row.joined_on ?? undefined,
    leftOn: row.left_on ?? undefined,
  }
}
