import type { placeDeskCalls } from '@ecenter/contract/places/desk/places-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { areas } from '../rules/areas.ts'

export function placeDeskHandlers(): DeskHandlers<typeof placeDeskCalls> {
  return { listAreas: async () => ({ areas: [...areas] }) }
}
