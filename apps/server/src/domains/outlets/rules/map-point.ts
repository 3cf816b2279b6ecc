const earthRadius = 6_371_008.8

export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/**
 * A place on a flat map, in metres at the equator. Mercator's map is true to shape: around any place
 * everything is enlarged alike, so that what is nearest on it is nearest on the ground.
 */
export function mapPoint({ latitude, longitude }: Place): { x: number; y: number } {
  // The poles lie infinitely far away; nobody lives beyond 85 degrees.
  const bounded = Math.max(-85, Math.min(85, latitude))
  return {
    x: earthRadius * radians(longitude),
    y: earthRadius * Math.log(Math.tan(Math.PI / 4 + radians(bounded) / 2)),
  }
}

/** Metres between two places as the crow flies (haversine). */
export function distanceBetween(one: Place, other: Place): number {
  const latitudes = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const longitudes = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const cosines = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * earthRadius * Math.asin(Math.sqrt(latitudes + cosines * longitudes))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
