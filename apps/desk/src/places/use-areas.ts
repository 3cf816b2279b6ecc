import { listAreas } from '@ecenter/contract/places/desk/places-at-desk.ts'
import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'

/** The whole country; empty until it is there. */
export function useAreas(): readonly Province[] {
  return useDeskQuery(listAreas, {}).value?.areas ?? []
}
