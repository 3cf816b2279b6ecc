import type { groupLoginStatus } from '@ecenter/contract/session/group-login-status.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'

export function answerGroupLoginStatus(parts: Parts): Handler<typeof groupLoginStatus> {
  return async (_request, { session }) => {
    const customer = await sessionCustomer(parts, session)
    return { loginStatus: customer === undefined ? '0' : '1' }
  }
}
