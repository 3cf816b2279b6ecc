import { openSession } from './open-session.ts'
import { configureWeChatScript, groupLoginStatus, handOver } from './single-sign-on.ts'

export const sessionCalls = {
  openSession,
  configureWeChatScript,
  groupLoginStatus,
  handOver,
}
