import type { Place } from './map-point.ts'

/** The ellipsoid that Chinese maps are drawn on (Krasovsky 1940): half its long axis, in metres. */
const semiMajorAxis = 6_378_245
const squaredEccentricity = 0.006_693_421_622_965_943

/** Where the shift is reckoned from. */
const origin = { latitude: 35, longitude: 105 }

/**
 * A place as browsers tell it (WGS-84), as Chinese maps show it (GCJ-02), which lie some hundred
 * metres apart by a sum of waves; outside China the two are one.
 */
export function onChineseMap(place: Place): Place {
  if (!isInChina(place)) return place
  const x = place.longitude - origin.longitude
  const y = place.latitude - origin.latitude
  const latitude = radians(place.latitude)
  const flatness = 1 - squaredEccentricity * Math.sin(latitude) ** 2
  const meridianRadius = (semiMajorAxis * (1 - squaredEccentricity)) / flatness ** 1.5
  const parallelRadius = (semiMajorAxis / Math.sqrt(flatness)) * Math.cos(latitude)
  return {
    latitude: place.latitude + degrees(metresNorth(x, y) / meridianRadius),
    longitude: place.longitude + degrees(metresEast(x, y) / parallelRadius),
  }
}

function metresNorth(x: number, y: number): number {
  const plain = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x))
  const waves = waveIn(x, 6, 20) + waveIn(x, 2, 20) + waveIn(y, 1, 20) + waveIn(y, 1 / 3, 40)
  return plain + ((waves + waveIn(y, 1 / 12, 160) + waveIn(y, 1 / 30, 320)) * 2) / 3
}

function metresEast(x: number, y: number): number {
  const plain = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x))
  const waves = waveIn(x, 6, 20) + waveIn(x, 2, 20) + waveIn(x, 1, 20) + waveIn(x, 1 / 3, 40)
  return plain + ((waves + waveIn(x, 1 / 12, 150) + waveIn(x, 1 / 30, 300)) * 2) / 3
}

function waveIn(distance: number, halfTurns: number, height: number): number {
  return height * Math.sin(distance * halfTurns * Math.PI)
}

function isInChina({ latitude, longitude }: Place): boolean {
  return latitude > 0.8293 && latitude < 55.8271 && longitude > 72.004 && longitude < 137.8347
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}
