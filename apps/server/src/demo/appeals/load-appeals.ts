import type { AppealStore } from '../../domains/appeals/store/appeal.repository.ts'
import { appendAppealEvent } from '../../domains/appeals/store/append-appeal-event.ts'
import { storeAppeal } from '../../domains/appeals/store/store-appeal.ts'
import { type DemoAppeal, demoAppeals } from './demo-appeals.ts'

/** Stores the appeals of the demo. */
export async function loadAppeals(store: AppealStore, today: string): Promise<void> {
  for (const appeal of demoAppeals(today)) await storeWithEvents(store, appeal)
}

async function storeWithEvents(store: AppealStore, appeal: DemoAppeal): Promise<void> {
  const ref = await storeAppeal(store, appeal)
  if (ref === undefined) return
  for (const [before, event] of appeal.events.entries()) {
    await appendAppealEvent(store, { ref, events: appeal.events.slice(0, before) }, event)
  }
}
