import { proofLifeSeconds } from '@ecenter/contract/constants/proof-life.ts'
import type { confirmProof } from '@ecenter/contract/person/proof.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure } from '../../../../platform/calls/failure.ts'
import type { Handler, Submitting, Visitor } from '../../../../platform/calls/handler.ts'
import { factRef } from '../../../../platform/grants/object-ref.ts'
import { maskMobile } from '../../../../platform/mask/mask.ts'
import type { Session } from '../../../../platform/session/session.ts'
import { logIn, sessionCustomer } from '../../../../platform/session/session-customer.ts'
import {
  type RightCode,
  rightCode,
  spendSmsCode,
  trySmsCode,
} from '../../../../platform/verification/sms-codes.ts'
import type { PersonServices } from '../../person-services.ts'
import { extentOf } from '../../rules/extent-of.ts'
import { factsAsked } from '../../rules/match-fact.ts'
import { keepConsent } from '../../store/consent.ts'
import { provenCustomer } from '../../store/find-person.ts'
import { familyAtMost, peopleOnPhone } from '../../store/people-on-phone.ts'
import { contactOf } from '../../store/person-contact.ts'
import { deviceBehind, markUsed, type PersonDevice } from '../../store/person-device.ts'
import {
  forgetProof,
  keepProof,
  type ProofUnderWay,
  proofUnderWay,
  type Told,
} from '../../store/proof-under-way.ts'
import { isGuessedAt } from './give-fact.ts'
import { stateOf } from './proof-state.ts'
import { proofSubject } from './start-proof.ts'

/** A right code proves the phone, and from then on the page may say whether anything has it on file. */
export function answerConfirmProof(services: PersonServices): Handler<typeof confirmProof> {
  return async ({ smsCode }, visitor) => {
    const { session, submission } = visitor
    const right = await submission.once({
      name: 'try',
      result: rightCode,
      act: () => trySmsCode(services, session, proofSubject, smsCode),
      whenLost: 'act again',
    })
    const sent = await proofUnderWay(services, session)
    if (sent === undefined) throw codeIsOver()
    if (sent.told !== undefined)
      return openTold(services, visitor, { right, sent, told: sent.told })
    const phoneKey = Buffer.from(right.phoneKey, 'hex')
    const [known, running, people, guessedAt] = await Promise.all([
      deviceBehind(services, visitor.device),
      sessionCustomer(services, session),
      peopleOnPhone(services, sent.mobile),
      isGuessedAt(services, right.phoneKey),
    ])
    const asks = factsAsked({ people, familyAtMost, isGuessedAt: guessedAt })
    const underWay: ProofUnderWay =
      people.length === 0 ? { ...sent, step: 'nothing', asks: [] } : { ...sent, step: 'fact', asks }

    // Whoever proves once more while a proof runs wants what the browser alone does not vouch for.
    const isKnown = running === undefined && known?.phoneKey.equals(phoneKey)
    const remembered = isKnown ? known : undefined
    return submission.commit(async ({ db, record, renewCookie }) => {
      if (remembered !== undefined) {
        await openRemembered({ ...services, db }, session, remembered, sent.agreedTo)
      }
      await spendSmsCode({ ...services, db }, session, proofSubject, right)
      await services.grants.open(session, [factRef('phone', phoneKey)], { level: 'phone' }, db)
      if (remembered === undefined) {
        await keepProof({ ...services, db }, session, underWay, proofLifeSeconds)
      }
      await renewCookie()
      record({ event: 'sms-checked', subject: right.phoneKey, outcome: 'phone' })
      if (remembered === undefined) return stateOf(services, underWay)
      const subject = remembered.customerKey.toString('hex')
      record({ event: 'person-proven', subject, outcome: 'remembered' })
      return { ...stateOf(services, underWay), step: 'open' as const, asks: [] }
    })
  }
}

interface ToldCode {
  readonly right: RightCode
  readonly sent: ProofUnderWay
  readonly told: Told
}

/** Facts asked for this code, so it opens whom they told of; nobody was sent one that told of nobody. */
async function openTold(
  services: PersonServices,
  { session, submission }: Visitor & Submitting,
  { right, sent, told: { person, carKey } }: ToldCode,
) {
  if (person === undefined) throw codeIsOver()
  const car = carKey === undefined || person.isOwnPhone ? undefined : Buffer.from(carKey, 'hex')
  // The core may have told of another phone since the code was sent.
  const contact = await contactOf(services, person.idNumber)
  const isOwnPhone = person.isOwnPhone && contact?.mobile === sent.mobile
  const customer = provenCustomer(services, sent.mobile, { ...person, isOwnPhone }, car)
  return submission.commit(async ({ db, record, renewCookie }) => {
    const store = { ...services, db }
    await logIn(store, session, 'phone', customer)
    await keepConsent(store, customer, sent.agreedTo)
    await spendSmsCode(store, session, proofSubject, right)
    const phone = factRef('phone', Buffer.from(right.phoneKey, 'hex'))
    await services.grants.open(session, [phone], { level: 'phone' }, db)
    await forgetProof(store, session)
    await renewCookie()
    record({ event: 'sms-checked', subject: right.phoneKey, outcome: 'phone' })
    const subject = customer.customerKey.toString('hex')
    record({ event: 'person-proven', subject, outcome: extentOf(customer) })
    return { step: 'open' as const, asks: [], maskedMobile: maskMobile(sent.mobile) }
  })
}

/** The browser stands for the fact: it was added with one, and somebody holds the phone of then. */
async function openRemembered(
  services: PersonServices,
  session: Session,
  { id, mobile, idNumber }: PersonDevice,
  agreedTo: string,
): Promise<void> {
  const contact = await contactOf(services, idNumber)
  if (contact === undefined) throw codeIsOver()
  const customer = provenCustomer(services, mobile, { ...contact, isOwnPhone: true })
  await logIn(services, session, 'device', customer)
  await keepConsent(services, customer, agreedTo)
  await markUsed(services, id)
  await forgetProof(services, session)
}

function codeIsOver(): Failure {
  return new Failure(resultCodes.smsCodeExpired, '短信验证码已过期，请重新获取。', 'smsCode')
}
