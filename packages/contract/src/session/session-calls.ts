import { groupLoginStatus } from './group-login-status.ts'
import { handOver } from './hand-over.ts'
import { openSession } from './open-session.ts'
import { wxConfig } from './wx-config.ts'

export const sessionCalls = {
  openSession,
  wxConfig,
  groupLoginStatus,
  handOver,
}
