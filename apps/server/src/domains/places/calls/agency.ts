import type { agency } from '@ecenter/contract/places/place.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { PlacesServices } from '../places-services.ts'
import { readBranch } from '../store/branch.repository.ts'

export function answerAgency({ db }: PlacesServices): Handler<typeof agency> {
  return async ({ comCode }) => {
    const branch = await readBranch({ db }, comCode)
    if (branch === undefined) throw nothingFound()
    return branch
  }
}
