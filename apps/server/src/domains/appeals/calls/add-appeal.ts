import type { addAppeal } from '@ecenter/contract/appeals/appeal.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { Handler, Visitor } from '../../../platform/calls/handler.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { sessionCustomer } from '../../../platform/session/session-customer.ts'
import { ownPhone } from '../../../platform/verification/own-phone.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { answerBy, statusOf } from '../rules/status.ts'
import { type AppealStore, readAppeal } from '../store/appeal.repository.ts'
import type { Appeal } from '../store/appeal.ts'
import { type Filed, findSameAppeal, lockFiling } from '../store/store-appeal.ts'
import { claimFoundBefore } from './claim-found-before.ts'
import { fileAppeal, type PhoneForm } from './file-appeal.ts'

/** The same words in so many seconds are the same appeal, however often they are sent. */
const sameForSeconds = 86_400

/** Files an appeal, or answers the number of the one that was filed in the same words before. */
export function answerAddAppeal(services: AppealsServices): Handler<typeof addAppeal> {
  return async (request, visitor) => {
    const phoneNumber = await ownPhone(services, visitor, request.phoneNumber)
    await provenPhone(services, visitor, phoneNumber)
    const filed = await formOf(services, visitor, { ...request, phoneNumber })
    return visitor.submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await lockFiling(store, filed.phoneNumber)
      const before = await filedBefore(services, store, filed)
      const appeal = before ?? (await fileAppeal(services, store, filed))
      record({
        event: 'appeal-filed',
        ...about(appeal.ref),
        outcome: before === undefined ? appeal.kind : 'again',
      })
      return { caseNo: appeal.caseNo, answerBy: answerBy(appeal, statusOf(appeal)) }
    })
  }
}

/** A complaint may be about no claim at all. */
async function formOf(
  services: AppealsServices,
  visitor: Visitor,
  { handle, ...request }: RequestOf<typeof addAppeal>,
): Promise<PhoneForm> {
  const isAboutClaim = handle !== undefined || request.registNo !== undefined
  const claim = isAboutClaim
    ? await claimFoundBefore(services, visitor, { handle, registNo: request.registNo })
    : undefined
  const concerns = await ownerOf(services, visitor, request.phoneNumber)
  return { ...request, channel: 'site', registNo: claim?.registNo, claim: claim?.ref, concerns }
}

/** Who has proven that they are the one who files: others may have the same phone. */
async function ownerOf(
  services: AppealsServices,
  { session }: Visitor,
  phoneNumber: string,
): Promise<Buffer | undefined> {
  const customer = await sessionCustomer(services, session)
  if (customer?.mobile !== phoneNumber) return undefined
  const { phoneKey, carKey, customerKey } = customer
  return phoneKey === undefined && carKey === undefined ? customerKey : undefined
}

async function filedBefore(
  { clock }: AppealsServices,
  store: AppealStore,
  filed: Filed,
): Promise<Appeal | undefined> {
  const same = await findSameAppeal(store, filed, secondsAfter(clock.now(), -sameForSeconds))
  return same && readAppeal(store, same)
}
