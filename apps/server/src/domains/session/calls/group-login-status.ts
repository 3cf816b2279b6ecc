import type { groupLoginStatus } from '@ecenter/contract/session/single-sign-on.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'
import type { SessionServices } from '../session-services.ts'

export function answerGroupLoginStatus(
  services: SessionServices,
): Handler<typeof groupLoginStatus> {
  return async (_request, { session }) => {
    const customer = await sessionCustomer(services, session)
    return { loginStatus: customer === undefined ? '0' : '1' }
  }
}
