import type { getCityCode } from '@ecenter/contract/places/get-city-code.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { areas } from '../rules/areas.ts'

/** The same for everybody. */
export const answerGetCityCode: Handler<typeof getCityCode> = async () => ({ areas: [...areas] })
