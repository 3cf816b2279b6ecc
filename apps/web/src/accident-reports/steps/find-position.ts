import type { Position } from '@ecenter/contract/accident-reports/accident.ts'

const patienceMs = 10_000
/** The place of the accident, not of half an hour later. */
const maximumAgeMs = 10_000
/** Some metres: more is nobody's business. */
const decimals = 5

/** Asks the browser where the phone is, which asks the customer. Undefined where it may not or cannot say so. */
export function findPosition(): Promise<Position | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({
          latitude: rounded(latitude),
          longitude: rounded(longitude),
          accuracy: Math.round(accuracy),
        }),
      () => resolve(undefined),
      { timeout: patienceMs, maximumAge: maximumAgeMs, enableHighAccuracy: true },
    )
  })
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(decimals))
}
