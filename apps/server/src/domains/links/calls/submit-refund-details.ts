import type { RequestOf } from '@ecenter/contract/call.ts'
import { refundDetailsRegistered } from '@ecenter/contract/core/person-events.ts'
import type { submitRefundDetails } from '@ecenter/contract/links/link.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { type CoreEventStore, tellCore } from '../../../platform/core-events/tell-core.ts'
import { newDatedNumber } from '../../../platform/numbers/dated-number.ts'
import type { LinksServices } from '../links-services.ts'
import { refuseEndedLink } from '../rules/refuse-ended-link.ts'
import { refuseWrongDetails } from '../rules/refuse-wrong-details.ts'
import { registrationShown } from '../rules/registration-shown.ts'
import { findRegistration, storeRegistration } from '../store/refund-registration.repository.ts'
import type { RefundRegistration } from '../store/refund-registration.ts'
import { lockShortLink, readShortLink } from '../store/short-link.repository.ts'
import type { ShortLink } from '../store/short-link.ts'

/** One link registers once; whoever comes second, even at the same time, is told the receipt of the first. */
export function answerSubmitRefundDetails(
  services: LinksServices,
): Handler<typeof submitRefundDetails> {
  const { clock } = services
  return async (details, { grant, submission }) => {
    const link = await readShortLink(services, grant)
    refuseWrongDetails(details, link, clock.today())
    return submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await lockShortLink(store, grant.object)
      const before = await findRegistration(store, grant.object)
      if (before !== undefined) throw registeredAlready(before)
      // Staff may have taken it back meanwhile.
      refuseEndedLink(await readShortLink(store, grant), clock.now())
      await services.grants.spend(grant, db)
      const registration = registrationOf(details, clock.now(), clock.today())
      await storeRegistration(store, grant.object, registration)
      await tellOfRegistration(store, link, registration)
      record({ event: 'refund-registered', ...about(grant.object), outcome: link.purpose })
      return registrationShown(registration)
    })
  }
}

function registrationOf(
  details: RequestOf<typeof submitRefundDetails>,
  registeredAt: Date,
  today: string,
): RefundRegistration {
  return {
    ...details,
    receiptNo: newDatedNumber('refund', today),
    registeredAt,
    status: 'registered',
  }
}

async function tellOfRegistration(
  store: CoreEventStore,
  { purpose, policyNo, insuredName, mobile, amount, reason, senderAccount, ...link }: ShortLink,
  { receiptNo, registeredAt, bankcardno: bankCardNo, ...registration }: RefundRegistration,
): Promise<void> {
  await tellCore(store, refundDetailsRegistered, {
    subject: `refund/${receiptNo}`,
    data: {
      receiptNo,
      purpose,
      policyNo,
      insuredName,
      mobile,
      amountFen: amount,
      reason,
      askedBy: senderAccount,
      flightNumber: registration.flightnumber ?? link.flightnumber,
      flightDate: registration.flightdate ?? link.flightdate,
      bankName: registration.bankName,
      bankProvince: registration.bankProvince,
      bankCity: registration.bankCity,
      bankSubName: registration.bankSubName,
      bankCardNo,
      registeredAt: registeredAt.toISOString(),
    },
  })
}

/** Only who has proven the phone gets here, so the receipt is theirs. */
function registeredAlready({ receiptNo }: RefundRegistration): Failure {
  return stateChanged(`已登记，回执号 ${receiptNo}，不用重复提交。需要更改的，请拨打 {hotline}。`)
}
