import type { getComCode } from '@ecenter/contract/places/place.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { PlacesServices } from '../places-services.ts'
import { readServingBranches } from '../store/branch.repository.ts'

/** The branches that serve an area. */
export function answerGetComCode(services: PlacesServices): Handler<typeof getComCode> {
  return async ({ cityCode }) => ({ branches: await readServingBranches(services, cityCode) })
}
