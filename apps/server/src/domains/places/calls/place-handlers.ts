import type { placeCalls } from '@ecenter/contract/places/place.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { PlacesServices } from '../places-services.ts'
import { readBranch, readServingBranches } from '../store/branch.repository.ts'
import { answerGetCityCode } from './get-city-code.ts'

export function placeHandlers(services: PlacesServices): Handlers<typeof placeCalls> {
  const { db } = services
  return {
    getCityCode: answerGetCityCode,
    /** The branches that serve an area. */
    getComCode: async ({ cityCode }) => ({
      branches: await readServingBranches(services, cityCode),
    }),
    async agency({ comCode }) {
      const branch = mustBeFound(await readBranch({ db }, comCode))
      return branch
    },
  }
}
