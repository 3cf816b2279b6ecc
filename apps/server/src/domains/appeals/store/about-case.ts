import { aboutOwner } from '../../../platform/audit/audit-fact.ts'
import type { People } from '../../../platform/lookups/people.ts'
import { type AppealStore, readAppeal } from './appeal.repository.ts'
import type { AppealRef } from './appeal.ts'

type Store = AppealStore & { readonly people: Pick<People, 'ownerOfPhone'> }

/** Whom a case is about, as entries of the trail name them: whose claim it is, or else whose own phone filed it. */
export async function aboutCase(store: Store, ref: AppealRef) {
  const { claimCustomerKey, name } = await readAppeal(store, ref)
  const { people, db } = store
  return aboutOwner(ref, claimCustomerKey ?? (await people.ownerOfPhone(ref.customerKey, name, db)))
}
