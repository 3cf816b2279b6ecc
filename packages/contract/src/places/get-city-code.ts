import { array, type InferOutput, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'

const county = object({ code: string(), name: string() })
const city = object({ ...county.entries, children: optional(array(county)) })
export const province = object({ ...county.entries, children: optional(array(city)) })
export type Province = InferOutput<typeof province>

/**
 * Provinces, their cities, and the counties of these. Municipalities, and towns that no city
 * governs, stand one level higher; a city without counties has no children.
 */
export const getCityCode = defineCall({
  group: 'wp',
  path: '/api/code/getCityCode',
  level: 'open',
  isPublic: true,
  response: object({ areas: array(province) }),
})
