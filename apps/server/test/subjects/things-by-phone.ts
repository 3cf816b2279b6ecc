import { randomUUID } from 'node:crypto'
import { storeReport } from '../../src/domains/accident-reports/store/store-report.ts'
import { storeAppeal } from '../../src/domains/appeals/store/store-appeal.ts'
import { changeConversation } from '../../src/domains/customer-service/store/change-conversation.ts'
import { openConversation } from '../../src/domains/customer-service/store/open-conversation.ts'
import type { ObjectRef } from '../../src/platform/grants/grant.ts'
import type { TestService } from '../test-services.ts'
import { accidentOf, newDraftId } from './accidents.ts'
import { sentLink } from './refunds.ts'

let told = 0

function numberOf(prefix: string): string {
  told += 1
  return `${prefix}2026112000${String(told).padStart(6, '0')}`
}

interface Filer {
  readonly mobile: string
  readonly name: string
  readonly claim?: ObjectRef
}

/** Files an appeal; answers its number. */
export async function appealBy(
  service: TestService,
  { mobile, name, claim }: Filer,
): Promise<string> {
  const caseNo = numberOf('TS')
  const content = `对定损有异议 ${caseNo}`
  await storeAppeal(service, {
    ...{ caseNo, name, phoneNumber: mobile, content, kind: 'complaint' },
    ...{ channel: 'site', callBackTime: 'soonest', claim, filedAt: service.clock.now() },
  })
  return caseNo
}

interface Reported {
  /** A phone, or whose car it is. */
  readonly customerKey: Buffer
  readonly policyId?: string
}

/** Reports an accident; answers its number. */
export async function reportBy(
  service: TestService,
  { customerKey, policyId }: Reported,
): Promise<string> {
  const receiptNo = numberOf('BA')
  await storeReport(service, {
    ...{ ...accidentOf(service), photos: [] },
    ...{ customerKey, draftId: newDraftId(), receiptNo, eventId: randomUUID(), policyId },
    ...{ happenedOn: '2026-11-20', receivedAt: service.clock.now() },
    ...{ callBy: undefined, policyNo: undefined, isByHolder: policyId !== undefined },
  })
  return receiptNo
}

/** A refund link was sent to the phone for somebody. */
export function linkTo(service: TestService, mobile: string, insuredName: string, amount: number) {
  return sentLink(service, numberOf('link'), { mobile, insuredName, amount })
}

/** Somebody proved the phone in a conversation. */
export async function talkBy(service: TestService, mobile: string): Promise<string> {
  const openedAt = service.clock.now()
  const asked = { sessionId: randomUUID(), entryId: undefined, subsource: undefined, openedAt }
  const conversation = await openConversation(service, asked)
  const phoneKey = service.keys.searchHash('phone', mobile)
  await changeConversation(service, conversation, { phoneKey, mobile }, openedAt)
  return conversation.id
}
