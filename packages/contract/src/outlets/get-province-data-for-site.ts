import { array, object } from 'valibot'
import { defineCall } from '../call.ts'
import { province } from '../places/get-city-code.ts'

/** Provinces, cities and counties that have outlets. */
export const getProvinceDataForSite = defineCall({
  group: 'wp',
  path: '/api/siteQuery/getProvinceDataForSite',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  isPublic: true,
  request: object({}),
  response: object({ areas: array(province) }),
})
