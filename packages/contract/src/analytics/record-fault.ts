import { object, picklist } from 'valibot'
import { defineCall } from '../call.ts'
import { specifiedRoutes } from '../conformance/specified-routes.ts'
import { faultFields } from './fault.ts'

/** Counts and logs that a screen broke through a fault of our own. */
export const recordFault = defineCall({
  path: '/analytics/recordFault',
  kind: 'submit',
  level: 'open',
  request: object({ route: picklist(specifiedRoutes.map(({ path }) => path)), ...faultFields }),
})
