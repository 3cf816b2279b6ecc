import { staffDeskCalls } from '../staff/desk/staff-desk-calls.ts'
import type { DeskCall } from './desk-call.ts'

/** Every call of the desk, by feature; a feature has the same name as on the customers' site. */
export const deskFeatures = {
  staff: staffDeskCalls,
}

export const allDeskCalls: readonly DeskCall[] = Object.values(deskFeatures).flatMap((calls) =>
  Object.values<DeskCall>(calls),
)
