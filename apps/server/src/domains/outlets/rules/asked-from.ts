import { onChineseMap } from './chinese-map.ts'
import type { Place } from './map-point.ts'

interface Told {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/** Where a visitor says they are, on the map of the outlets; undefined when they do not say. */
export function askedFrom({ latitude, longitude }: Told): Place | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  return onChineseMap({ latitude, longitude })
}
