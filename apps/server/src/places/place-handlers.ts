import type { placeCalls } from '@ecenter/contract/places/place-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'

export function placeHandlers(): Handlers<typeof placeCalls> {
  return {
    getCityCode: comingSoon,
    getComCode: comingSoon,
    agency: comingSoon,
  }
}
