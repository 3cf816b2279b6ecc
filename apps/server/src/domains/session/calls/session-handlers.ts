import type { sessionCalls } from '@ecenter/contract/session/session-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { SessionServices } from '../session-services.ts'
import { answerConfigureWeChatScript } from './configure-we-chat-script.ts'
import { answerGroupLoginStatus } from './group-login-status.ts'
import { answerOpenSession } from './open-session.ts'
import { answerSignOn } from './sign-on.ts'

export function sessionHandlers(services: SessionServices): Handlers<typeof sessionCalls> {
  return {
    openSession: answerOpenSession(services),
    configureWeChatScript: answerConfigureWeChatScript(services),
    groupLoginStatus: answerGroupLoginStatus(services),
    signOn: answerSignOn(services),
  }
}
