import type { placeCalls } from '@ecenter/contract/places/place-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerAgency } from './agency.ts'
import { answerGetCityCode } from './get-city-code.ts'
import { answerGetComCode } from './get-com-code.ts'

export function placeHandlers(parts: Parts): Handlers<typeof placeCalls> {
  return {
    getCityCode: answerGetCityCode,
    getComCode: answerGetComCode(parts),
    agency: answerAgency(parts),
  }
}
