import type { sessionCalls } from '@ecenter/contract/session/session-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerGroupLoginStatus } from './group-login-status.ts'
import { answerHandOver } from './hand-over.ts'
import { answerOpenSession } from './open-session.ts'
import { answerWxConfig } from './wx-config.ts'

export function sessionHandlers(parts: Parts): Handlers<typeof sessionCalls> {
  return {
    openSession: answerOpenSession(parts),
    wxConfig: answerWxConfig(parts),
    groupLoginStatus: answerGroupLoginStatus(parts),
    handOver: answerHandOver(parts),
  }
}
