import { stopWaiting } from '@ecenter/contract/customer-service/service-calls.ts'
import { act } from './acting.ts'

/** Leaves the queue; the robot goes on with all that was said. */
export function waitNoLonger(): void {
  void act(stopWaiting, {})
}
