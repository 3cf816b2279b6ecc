import type { readMe } from '@ecenter/contract/staff/desk/account.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { meOf } from './me-of.ts'

export function answerReadMe(): DeskHandler<typeof readMe> {
  return async (_request, { staff }) => ({ me: meOf(staff) })
}
