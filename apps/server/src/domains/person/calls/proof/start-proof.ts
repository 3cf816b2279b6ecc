import type {
  startProofByPlate,
  startProofOfCompany,
} from '@ecenter/contract/person/other-proofs.ts'
import type { startProof } from '@ecenter/contract/person/proof.ts'
import { boolean, type InferOutput, object, string } from 'valibot'
import { fieldRefused } from '../../../../platform/calls/failure.ts'
import type { Handler, Submitting, Visitor } from '../../../../platform/calls/handler.ts'
import { atLeast } from '../../../../platform/clock/at-least.ts'
import type { Counter } from '../../../../platform/limits/guesses.ts'
import { admitByWork } from '../../../../platform/verification/admit-sms.ts'
import { guessFromNetwork } from '../../../../platform/verification/guess-from-network.ts'
import { sendSmsCode, smsCodeLifeSeconds } from '../../../../platform/verification/sms-codes.ts'
import { mayRing, mayRingForProof } from '../../../../platform/verification/sms-limits.ts'
import { personKey } from '../../../policies/store/other-lookup-keys.ts'
import type { PersonServices } from '../../person-services.ts'
import { type FoundByFacts, findByPlate, findByPolicy } from '../../store/find-by-facts.ts'
import { isPhoneOnFile } from '../../store/people-on-phone.ts'
import { deviceBehind } from '../../store/person-device.ts'
import { keepProof, type ProofUnderWay, proofUnderWay, told } from '../../store/proof-under-way.ts'
import { stateOf } from './proof-state.ts'

/** What the code is for; it proves nothing else. */
export const proofSubject = { purpose: 'person' }

/**
 * Sends a code whether or not the phone is on file, at the same cost in time: only the text that its owner
 * reads tells which.
 */
export function answerStartProof(services: PersonServices): Handler<typeof startProof> {
  return async ({ mobile: typed, isAgain = false, agreedTo }, visitor) => {
    const mobile = typed ?? (await (isAgain ? lastPhone : ownPhone)(services, visitor))
    if (mobile === undefined) throw fieldRefused('mobile', '请填写手机号')
    const { session, submission } = visitor
    const isOnFile = await isPhoneOnFile(services, mobile)
    const isRinging = await submission.once({
      name: 'admit',
      result: boolean(),
      act: () =>
        admitByWork(services, visitor, () =>
          mayRingForProof(services, visitor, { phone: mobile, isOnFile }),
        ),
      whenLost: 'act again',
    })
    return submission.commit(async ({ db, record }) => {
      const template = isOnFile ? 'proof-code' : 'unknown-phone'
      const store = { ...services, db }
      await sendSmsCode(store, session, proofSubject, { phone: mobile, isRinging, template })
      const sentAt = services.clock.now()
      const underWay: ProofUnderWay = { step: 'code', mobile, asks: [], agreedTo, sentAt }
      await keepProof(store, session, underWay, smsCodeLifeSeconds)
      record({
        event: 'sms-sent',
        subject: services.keys.searchHash('phone', mobile).toString('hex'),
        outcome: proofSubject.purpose,
      })
      return stateOf(services, underWay)
    })
  }
}

/** That of the person whom this browser remembers. */
async function ownPhone(services: PersonServices, { device }: Visitor) {
  return (await deviceBehind(services, device))?.mobile
}

/** Of a code that facts asked for nobody is told where it went. */
async function lastPhone(services: PersonServices, { session }: Visitor) {
  const underWay = await proofUnderWay(services, session)
  return underWay?.told === undefined ? underWay?.mobile : undefined
}

/** Longer than finding somebody, and queueing their code, takes on a machine that has a lot to do. */
const answerMs = 250

export function answerStartProofByPlate(
  services: PersonServices,
): Handler<typeof startProofByPlate> {
  return ({ licenseNo, identifyNumber: idNumber, agreedTo }, visitor) =>
    startBlindly(services, visitor, {
      agreedTo,
      idNumber,
      thing: services.keys.searchHash('lookup-target', 'plate', licenseNo),
      find: () => findByPlate(services, { licenseNo, idNumber }),
    })
}

export function answerStartProofOfCompany(
  services: PersonServices,
): Handler<typeof startProofOfCompany> {
  return ({ policyNo, creditCode, agreedTo }, visitor) =>
    startBlindly(services, visitor, {
      agreedTo,
      idNumber: creditCode,
      thing: services.keys.searchHash('lookup-target', 'policy', policyNo),
      find: () => findByPolicy(services, policyNo, creditCode),
    })
}

interface Asked {
  readonly agreedTo: string
  readonly idNumber: string
  /** Keyed hash of what is named beside the ID number, which wrong ones are counted against. */
  readonly thing: Buffer
  find(): Promise<FoundByFacts | undefined>
}

/** Whom a code is for; sealed with the submission, for it names them. */
const admitted = object({ isRinging: boolean(), mobile: string(), told })
type Admitted = InferOutput<typeof admitted>

/** Nobody has this phone: its code is made as any, and read by none. */
const nobodys = ''

/**
 * A code to whom the facts tell of, or to nobody: the answer, its size and its time are the same. So is
 * whatever is refused, for it speaks of the session and its network alone.
 */
function startBlindly(services: PersonServices, visitor: Visitor & Submitting, asked: Asked) {
  const { session, submission } = visitor
  return atLeast(answerMs, async () => {
    const { isRinging, mobile, told } = await submission.once({
      name: 'admit',
      result: admitted,
      act: () => admitByWork(services, visitor, () => admit(services, visitor, asked)),
      whenLost: 'act again',
    })
    return submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      const template = 'proof-code'
      await sendSmsCode(store, session, proofSubject, { phone: mobile, isRinging, template })
      const sentAt = services.clock.now()
      const { agreedTo } = asked
      const underWay: ProofUnderWay = { step: 'code', mobile, asks: [], agreedTo, sentAt, told }
      await keepProof(store, session, underWay, smsCodeLifeSeconds)
      record({
        event: 'sms-sent',
        subject: personKey(services.keys, asked.idNumber).toString('hex'),
        outcome: proofSubject.purpose,
      })
      return stateOf(services, underWay)
    })
  })
}

async function admit(
  services: PersonServices,
  visitor: Visitor,
  { thing, find }: Asked,
): Promise<Admitted> {
  const name = thing.toString('hex')
  const counters: readonly Counter[] = [
    { rule: 'failedBlindProofsByThingAndAddressDay', key: `${name}/${visitor.address}` },
    { rule: 'failedBlindProofsByThingDay', key: name },
  ]
  const found = await guessFromNetwork(
    services,
    { visitor, rule: 'failedFactsByAddress', counters },
    find,
    (facts) => facts !== undefined,
  )
  const { mobile = nobodys, ...told } = found ?? {}
  const isRinging = await mayRing(services, visitor, proofSubject, {
    phone: mobile,
    source: found === undefined ? 'guessed-wrong' : 'guessed-right',
  })
  return { isRinging, mobile, told }
}
