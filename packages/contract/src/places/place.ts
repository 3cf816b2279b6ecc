import { array, type InferOutput, object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'
import { text } from '../rules/text.ts'
import { getCityCode } from './get-city-code.ts'

/** A branch (分支机构) of the insurer. */
const branch = object({
  comCode: string(),
  comName: string(),
  address: string(),
  phone: string(),
})
export type Branch = InferOutput<typeof branch>

/** One branch with its address and phone; one that is no longer there is 1007. */
export const agency = defineCall({
  group: 'wp',
  path: '/api/agency/agency',
  level: 'open',
  request: object({ comCode: text(20, '机构') }),
  response: branch,
})

/** The branches of an area; where a city has none, those of its province. */
export const getComCode = defineCall({
  group: 'wp',
  path: '/api/code/getComCode',
  level: 'open',
  request: object({ cityCode }),
  response: object({ branches: array(branch) }),
})

export const placeCalls = {
  getCityCode,
  getComCode,
  agency,
}
