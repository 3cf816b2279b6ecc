import { isReachedByPhone, type takeCaseIn } from '@ecenter/contract/customers/desk/intake.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import type { Db } from '../../../platform/database/database.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import { type AppealForm, keepAppeal } from '../../appeals/calls/file-appeal.ts'
import { kindNames } from '../../appeals/rules/kind-names.ts'
import { answerBy, statusOf } from '../../appeals/rules/status.ts'
import { type AppealStore, readAppeal } from '../../appeals/store/appeal.repository.ts'
import type { Appeal } from '../../appeals/store/appeal.ts'
import { earlierCase } from '../../appeals/store/earlier-case.ts'
import { findSameAppeal, lockFiling } from '../../appeals/store/store-appeal.ts'
import { claimOfNumber } from '../../claims/store/claim-at-desk.ts'
import type { Services } from '../../services.ts'
import type { CustomersServices } from '../customers-services.ts'
import { admitIntake, callerContact } from './caller-contact.ts'

/** The same words of one phone in so many seconds are one case, whoever sends them. */
const sameForSeconds = 86_400

/** The case that the customer would have filed, by another way. */
export function answerTakeCaseIn(services: CustomersServices): DeskHandler<typeof takeCaseIn> {
  return async ({ customerId, name: typedName, phoneNumber, ...said }, { db, staff, record }) => {
    await admitIntake(services, staff)
    const store = { ...services, db }
    const typed = { customerId, name: typedName, mobile: phoneNumber }
    const { customerKey, name, mobile } = await callerContact(store, staff, typed)
    if (name === undefined) throw fieldRefused('name', '请填写姓名')
    if (mobile === undefined && isReachedByPhone(said.channel)) {
      throw fieldRefused('phoneNumber', '这位客户没有留存手机号，请填写客户的手机号')
    }
    const dueOn = said.channel === 'regulator' ? said.dueOn : undefined
    if (dueOn !== undefined && dueOn < services.clock.today()) {
      throw fieldRefused('dueOn', '这一天已经过了，请核对函上的期限')
    }
    const form: AppealForm = {
      ...said,
      dueOn,
      name,
      phoneNumber: mobile,
      claim: await claimNamed(store, said.registNo, staff.within),
      concerns: customerKey,
      takenBy: { staffId: staff.id, name: staff.name, account: staff.account },
    }
    const before = await filedBefore(services, store, form)
    const appeal = before ?? (await keepAppeal(store, store, form))
    if (before === undefined) await tellOfTaken(services, db, appeal)
    record({
      event: 'case-taken-in',
      ...about({ ...appeal.ref, customerKey: customerKey ?? appeal.ref.customerKey }),
      outcome: before === undefined ? said.channel : 'again',
    })
    return {
      caseId: appeal.ref.id,
      caseNo: appeal.caseNo,
      answerBy: answerBy(appeal, statusOf(appeal)),
      maskedPhone: appeal.phoneNumber && maskMobile(appeal.phoneNumber),
      earlierNo: (await earlierCase(store, appeal, staff.within))?.caseNo,
    }
  }
}

async function claimNamed(store: AppealStore, registNo: string | undefined, within: Within) {
  if (registNo === undefined) return undefined
  const claim = await claimOfNumber(store, registNo, within)
  if (claim !== undefined) return claim
  // It is said again to the caller, whose claim may be of another branch.
  const elsewhere = within === undefined ? '' : '，或不在您机构内'
  throw fieldRefused('registNo', `没有这个报案号${elsewhere}，请和客户核对`)
}

/** Who named no phone is not known again by their words alone. */
async function filedBefore(
  { clock }: Pick<Services, 'clock'>,
  store: AppealStore,
  { phoneNumber, ...form }: AppealForm,
): Promise<Appeal | undefined> {
  if (phoneNumber === undefined) return undefined
  await lockFiling(store, phoneNumber)
  const since = secondsAfter(clock.now(), -sameForSeconds)
  const same = await findSameAppeal(store, { ...form, phoneNumber }, since)
  return same && readAppeal(store, same)
}

/** The number alone opens nothing: the page asks for a code to this phone. */
async function tellOfTaken(
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  db: Db,
  appeal: Appeal,
): Promise<void> {
  const { phoneNumber: phone, kind, caseNo } = appeal
  if (phone === undefined) return
  // The gateway fills its template by their order.
  const values = {
    kind: kindNames[kind],
    caseNo,
    answerBy: answerBy(appeal, statusOf(appeal)),
    page: `${siteOrigin(settings)}/#/appeal-progress`,
    hotline: settings.brand.hotline,
  }
  await jobs.sendSms({ phone, template: 'appeal-taken', values }, db)
}
