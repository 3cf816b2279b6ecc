import type { sessionCalls } from '@ecenter/contract/session/session-calls.ts'
import type { Parts } from '../parts.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'
import { answerOpenSession } from './open-session.ts'

export function sessionHandlers(parts: Parts): Handlers<typeof sessionCalls> {
  return {
    openSession: answerOpenSession(parts),
    wxConfig: comingSoon,
    groupLoginStatus: comingSoon,
    handOver: comingSoon,
  }
}
