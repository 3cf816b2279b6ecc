import type { openSession } from '@ecenter/contract/session/open-session.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { SessionServices } from '../session-services.ts'

/** The session is there already when a handler runs; this tells the page its names. */
export function answerOpenSession({ sessions }: SessionServices): Handler<typeof openSession> {
  return async (_request, { session }) => ({
    uuid: session.uuid,
    token: sessions.tokenOf(session),
    ...(session.hasCustomer && { mayBeProven: true }),
  })
}
