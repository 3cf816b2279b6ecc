import { askForAgent } from '@ecenter/contract/customer-service/service-calls.ts'
import { act } from './acting.ts'

/** Wishes for a person; a notice says whether one comes, or when they are there. */
export function askForPerson(): void {
  void act(askForAgent, {})
}
