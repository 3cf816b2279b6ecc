import { groupLoginStatus } from './group-login-status.ts'
import { openSession } from './open-session.ts'
import { configureWeChatScript, signOn } from './single-sign-on.ts'

export const sessionCalls = {
  openSession,
  configureWeChatScript,
  groupLoginStatus,
  signOn,
}
