import { nothingFound, stateChanged } from '../../../platform/calls/failure.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { PersonServices } from '../person-services.ts'
import { documentsTogether, type LeftOut } from '../rules/documents-together.ts'
import {
  type CarAsker,
  type DocumentOfCar,
  documentsOfCar,
  openedPolicies,
} from './car-documents.ts'
import { currentOf } from './own-policies.ts'

export interface CurrentDocuments {
  readonly car: Policy
  readonly documents: readonly DocumentOfCar[]
  readonly leftOut: readonly LeftOut[]
}

/** The papers of what runs now or ran last that can be had: at least one, and only so many at once. */
export async function currentDocuments(
  services: PersonServices,
  asker: CarAsker,
): Promise<CurrentDocuments> {
  const current = currentOf(await openedPolicies(services, asker), services.clock.now())
  const [car] = current
  if (car?.vehicle === undefined) throw nothingFound()
  const { documents, leftOut } = documentsTogether(await documentsOfCar(services, asker, current))
  const [why] = leftOut
  // Of many reasons the first stands for all.
  if (documents.length === 0) throw stateChanged(why ?? '这辆车没有单证。')
  return { car, documents, leftOut }
}
