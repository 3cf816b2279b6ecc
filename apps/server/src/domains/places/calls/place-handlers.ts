import type { placeCalls } from '@ecenter/contract/places/place.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { PlacesServices } from '../places-services.ts'
import { answerAgency } from './agency.ts'
import { answerGetCityCode } from './get-city-code.ts'
import { answerGetComCode } from './get-com-code.ts'

export function placeHandlers(services: PlacesServices): Handlers<typeof placeCalls> {
  return {
    getCityCode: answerGetCityCode,
    getComCode: answerGetComCode(services),
    agency: answerAgency(services),
  }
}
