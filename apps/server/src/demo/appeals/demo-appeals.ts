import { appealKind } from '@ecenter/contract/appeals/appeal-summary.ts'
import { caseCause, caseProduct } from '@ecenter/contract/appeals/case-facts.ts'
import { array, optional, strictObject, string } from 'valibot'
import type { AppealStore } from '../../domains/appeals/store/appeal.repository.ts'
import { appealEventType } from '../../domains/appeals/store/appeal-event.ts'
import { appealSecrets } from '../../domains/appeals/store/appeal-record.ts'
import { appendAppealEvent } from '../../domains/appeals/store/append-appeal-event.ts'
import { storeAppeal } from '../../domains/appeals/store/store-appeal.ts'
import { moment } from '../data/moment.ts'
import { readRows } from '../data/read-data.ts'

/** Each has a phone of its own, for a phone is sent a code only once a minute. */
export const appealRow = strictObject({
  ...appealSecrets.entries,
  phoneNumber: string(),
  cityCode: optional(string(), '11010000'),
  kind: appealKind,
  cause: optional(caseCause),
  product: optional(caseProduct),
  areaCode: optional(string()),
  filedAt: moment,
  events: optional(array(strictObject({ at: moment, type: appealEventType, text: string() })), []),
  /** What it is to try it for. */
  shows: string(),
})
export type DemoAppeal = ReturnType<typeof demoAppeals>[number]

/** Appeals in every state; days are reckoned from `today`, so that each state lasts. */
export function demoAppeals(today: string) {
  return readRows('appeals.ndjson', appealRow, today).map((told) => ({
    ...told,
    channel: 'site' as const,
    claim: undefined,
  }))
}

export async function loadAppeals(store: AppealStore, today: string): Promise<void> {
  for (const { events, ...told } of demoAppeals(today)) {
    const ref = await storeAppeal(store, told)
    if (ref === undefined) continue
    for (const [before, event] of events.entries()) {
      await appendAppealEvent(store, { ...told, ref, events: events.slice(0, before) }, event)
    }
  }
}
