import { getCityCode } from '@ecenter/contract/places/get-city-code.ts'
import { type CallState, useCall } from '../client/use-call.ts'
import type { Area } from '../kit/fields/area-columns.ts'

/** The provinces, cities and counties that an `AreaMapField` chooses from. */
export interface AreaMap extends Pick<CallState<unknown>, 'isLoading' | 'failed' | 'ask'> {
  readonly areas: readonly Area[]
}

export function useAreaMap(): AreaMap {
  const { value, ...asked } = useCall(getCityCode, {}, { isLasting: true })
  return { ...asked, areas: value?.areas ?? [] }
}
