import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { Failure, nothingFound } from '../../../platform/calls/failure.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { Services } from '../../services.ts'
import { type LeftOut, papersAtOnce } from '../rules/documents-together.ts'
import { type CarAsker, type CarPaper, carPapers, openedPolicies } from './car-documents.ts'
import { currentOf } from './own-policies.ts'

export interface CurrentPapers {
  readonly car: Policy
  readonly papers: readonly CarPaper[]
  readonly leftOut: readonly LeftOut[]
}

/** The papers of what runs now or ran last that can be had: at least one, and only so many at once. */
export async function currentPapers(services: Services, asker: CarAsker): Promise<CurrentPapers> {
  const current = currentOf(await openedPolicies(services, asker), services.clock.now())
  const [car] = current
  if (car?.vehicle === undefined) throw nothingFound()
  const { papers, leftOut } = papersAtOnce(await carPapers(services, asker, current))
  const [why] = leftOut
  // Of many reasons the first stands for all.
  if (papers.length === 0) throw new Failure(resultCodes.stateChanged, why ?? '这辆车没有单证。')
  return { car, papers, leftOut }
}
