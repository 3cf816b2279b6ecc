import type { placeCalls } from '@ecenter/contract/places/place-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'
import { answerGetCityCode } from './get-city-code.ts'

export function placeHandlers(): Handlers<typeof placeCalls> {
  return {
    getCityCode: answerGetCityCode,
    getComCode: comingSoon,
    agency: comingSoon,
  }
}
