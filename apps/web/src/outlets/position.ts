import { create } from 'zustand'
import { useBasicInfo } from '../state/basic-info.ts'
import { useOutletQuery } from '../state/outlet-query.ts'
import type { Spot } from './outlet-question.ts'

/** How asking for the place ended, as the basic info (specification, section 3) remembers it. */
export type PositionState = '' | 'allowed' | 'refused' | 'unavailable'

const patienceMs = 10_000
/** A place of a minute ago is near enough. */
const maximumAgeMs = 60_000
/** Some ten metres: more is nobody's business. */
const decimals = 4

interface Position {
  /** In memory alone, and gone with the page. */
  readonly spot: Spot | undefined
  readonly isAsking: boolean
}

export const usePosition = create<Position>(() => ({ spot: undefined, isAsking: false }))

/** The nearest ones, wherever they are. */
export async function findNearMe(): Promise<void> {
  useOutletQuery.setState({ cityCode: '', countycode: '' })
  await askPosition()
}

/** Asks the browser where the visitor is, who has agreed to it in this session. */
export async function askPosition(): Promise<void> {
  if (usePosition.getState().isAsking) return
  usePosition.setState({ isAsking: true })
  const found = await spotOfBrowser()
  const hasSpot = typeof found !== 'string'
  const positionState: PositionState = hasSpot ? 'allowed' : found
  useBasicInfo.setState({ positionState })
  usePosition.setState({ isAsking: false, ...(hasSpot && { spot: found }) })
}

/** A browser without the means, on a page without TLS, or behind a roof: none of them is a refusal. */
function spotOfBrowser(): Promise<Spot | 'refused' | 'unavailable'> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('unavailable')
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: patienceMs, maximumAge: maximumAgeMs },
    )
  })
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(decimals))
}
