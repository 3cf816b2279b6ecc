import { openSession } from './open-session.ts'
import { configureWeChatScript, groupLoginStatus, signOn } from './single-sign-on.ts'

export const sessionCalls = {
  openSession,
  configureWeChatScript,
  groupLoginStatus,
  signOn,
}
