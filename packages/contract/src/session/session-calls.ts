import { openSession } from './open-session.ts'
import { groupLoginStatus, handOver, wxConfig } from './single-sign-on.ts'

export const sessionCalls = {
  openSession,
  wxConfig,
  groupLoginStatus,
  handOver,
}
