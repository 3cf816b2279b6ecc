import { array, object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { province } from '../get-city-code.ts'

/** Provinces, their cities, and the counties of these, as customers choose from them. */
export const listAreas = defineDeskCall({
  path: '/places/listAreas',
  access: 'pick-areas',
  response: object({ areas: array(province) }),
})

export const placeDeskCalls = { listAreas }
