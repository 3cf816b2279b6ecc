import type { openSession } from '@ecenter/contract/session/open-session.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'

/** The session is there already when a handler runs; this tells the page its names. */
export function answerOpenSession({ sessions }: Parts): Handler<typeof openSession> {
  return async (_request, { session }) => ({
    uuid: session.uuid,
    token: sessions.tokenOf(session),
  })
}
