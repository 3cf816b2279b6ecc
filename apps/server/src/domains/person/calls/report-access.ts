import type { AccessReport, reportAccess } from '@ecenter/contract/person/access.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { grantMissing, nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { SessionCustomer } from '../../../platform/session/session-customer.ts'
import { fileAppeal } from '../../appeals/calls/file-appeal.ts'
import { answerBy, statusOf } from '../../appeals/rules/status.ts'
import { type AppealStore, readAppeal } from '../../appeals/store/appeal.repository.ts'
import type { Appeal, AppealRef } from '../../appeals/store/appeal.ts'
import { lockFiling } from '../../appeals/store/store-appeal.ts'
import type { PersonServices } from '../person-services.ts'
import { reportWords } from '../rules/report-words.ts'
import { lockLook, noteReport, type StoredLook } from '../store/access-log.ts'
import { wholePerson } from './whole-person.ts'

/** 这不是我: a complaint with what is known of the look, once for each; staff have it in their list of cases. */
export function answerReportAccess(services: PersonServices): Handler<typeof reportAccess> {
  return async ({ entryId }, visitor) => {
    const customer = await wholePerson(services, visitor)
    const { customerKey } = visitor.grant.object
    if (!customer.customerKey.equals(customerKey)) throw grantMissing()
    return visitor.submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      const look = await lockLook(store, customerKey, entryId)
      if (look === undefined) throw nothingFound()
      const before = look.appeal && (await readAppeal(store, look.appeal))
      const appeal = before ?? (await openCase(services, store, customer, look))
      if (before === undefined) await noteReport(store, customerKey, entryId, appeal.ref)
      const outcome = before === undefined ? appeal.kind : 'again'
      record({ event: 'appeal-filed', ...about(appeal.ref), outcome })
      return shown(appeal)
    })
  }
}

/** What came of the report of a look. */
export async function reportOf(store: AppealStore, appeal: AppealRef): Promise<AccessReport> {
  return shown(await readAppeal(store, appeal))
}

function shown(appeal: Appeal): AccessReport {
  return { caseNo: appeal.caseNo, answerBy: answerBy(appeal, statusOf(appeal)) }
}

async function openCase(
  services: PersonServices,
  store: AppealStore,
  { name = '客户', mobile, customerKey }: SessionCustomer,
  look: StoredLook,
): Promise<Appeal> {
  if (mobile === undefined) throw grantMissing()
  await lockFiling(store, mobile)
  return fileAppeal(services, store, {
    kind: 'complaint',
    channel: 'site',
    name,
    phoneNumber: mobile,
    callBackTime: 'soonest',
    content: reportWords(look),
    claim: undefined,
    concerns: customerKey,
  })
}
