import { agency } from './agency.ts'
import { getCityCode } from './get-city-code.ts'
import { getComCode } from './get-com-code.ts'

export const placeCalls = {
  getCityCode,
  getComCode,
  agency,
}
