import type { addAppeal } from '@ecenter/contract/appeals/appeal.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import { appealFiled } from '@ecenter/contract/core/claim-events.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import type { Handler, Visitor } from '../../../platform/calls/handler.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { type CoreEventStore, tellCore } from '../../../platform/core-events/tell-core.ts'
import { newDatedNumber } from '../../../platform/numbers/dated-number.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { Services } from '../../services.ts'
import { answerBy, standingOf } from '../rules/standing.ts'
import { type AppealStore, readAppeal } from '../store/appeal.repository.ts'
import type { Appeal, AppealRef } from '../store/appeal.ts'
import {
  type Filed,
  findSameAppeal,
  lockFiling,
  type NewAppeal,
  storeAppeal,
} from '../store/store-appeal.ts'
import { claimFoundBefore } from './claim-found-before.ts'

/** The same words in so many seconds are the same appeal, however often they are sent. */
const sameForSeconds = 86_400

/** Files an appeal, or answers the number of the one that was filed in the same words before. */
export function answerAddAppeal(services: Services): Handler<typeof addAppeal> {
  return async (request, visitor) => {
    await provenPhone(services, visitor, request.phoneNumber)
    const filed = await formOf(services, visitor, request)
    return visitor.submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await lockFiling(store, filed.phoneNumber)
      const before = await filedBefore(services, store, filed)
      const appeal = before ?? (await file(services, store, filed))
      record({
        event: 'appeal-filed',
        ...about(appeal.ref),
        outcome: before === undefined ? appeal.kind : 'again',
      })
      return { caseNo: appeal.caseNo, answerBy: answerBy(appeal, standingOf(appeal)) }
    })
  }
}

type Form = Omit<NewAppeal, 'caseNo' | 'filedAt'>

/** A complaint may be about no claim at all. */
async function formOf(
  services: Services,
  visitor: Visitor,
  { handle, ...request }: RequestOf<typeof addAppeal>,
): Promise<Form> {
  const isAboutClaim = handle !== undefined || request.registNo !== undefined
  const claim = isAboutClaim
    ? await claimFoundBefore(services, visitor, { handle, registNo: request.registNo })
    : undefined
  return { ...request, registNo: claim?.registNo, claim: claim?.ref }
}

async function filedBefore(
  { clock }: Services,
  store: AppealStore,
  filed: Filed,
): Promise<Appeal | undefined> {
  const same = await findSameAppeal(store, filed, secondsAfter(clock.now(), -sameForSeconds))
  return same && readAppeal(store, same)
}

async function file(services: Services, store: AppealStore, form: Form): Promise<Appeal> {
  const phone = services.keys.searchHash('phone', form.phoneNumber).toString('hex')
  if (!(await services.limits.take('appealsByPhone', phone, store.db))) throw tooMany()
  const appeal = await readAppeal(store, await storeNumbered(services, store, form))
  await tellOfAppeal({ ...services, ...store }, appeal)
  return appeal
}

async function tellOfAppeal(store: CoreEventStore, appeal: Appeal): Promise<void> {
  const { ref: _, phoneNumber: mobile, filedAt, ...told } = appeal
  await tellCore(store, appealFiled, {
    subject: `appeal/${appeal.caseNo}`,
    data: {
      ...told,
      mobile,
      filedAt: filedAt.toISOString(),
      answerBy: answerBy(appeal, standingOf(appeal)),
    },
  })
}

/** Draws another number where one is taken. */
async function storeNumbered(
  services: Services,
  store: AppealStore,
  form: Form,
): Promise<AppealRef> {
  const { clock } = services
  const numbered = { ...form, caseNo: newDatedNumber('TS', clock.today()), filedAt: clock.now() }
  return (await storeAppeal(store, numbered)) ?? storeNumbered(services, store, form)
}

function tooMany(): Failure {
  return new Failure(
    resultCodes.stateChanged,
    '同一个手机号一天最多提交 3 次，今天已用完。请明天再试，或拨打 {hotline}。',
  )
}
