import { proofLifeSeconds } from '@ecenter/contract/constants/proof-life.ts'
import type { giveFact } from '@ecenter/contract/person/proof.ts'
import type { PersonFact } from '@ecenter/contract/person/read-proof.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { boolean, type InferOutput, object, optional, string } from 'valibot'
import { Failure, fieldRefused, grantMissing } from '../../../../platform/calls/failure.ts'
import type { Handler, Visitor } from '../../../../platform/calls/handler.ts'
import type { LimitRule } from '../../../../platform/limits/limit-rules.ts'
import { logIn } from '../../../../platform/session/session-customer.ts'
import { guessFromNetwork } from '../../../../platform/verification/guess-from-network.ts'
import { phoneGrant } from '../../../../platform/verification/proven-phone.ts'
import type { PersonServices } from '../../person-services.ts'
import { extentOf } from '../../rules/extent-of.ts'
import { peopleWithTail } from '../../rules/match-fact.ts'
import { keepConsent } from '../../store/consent.ts'
import { carOfPeople, personOfNumber, provenCustomer } from '../../store/find-person.ts'
import { familyAtMost, peopleOnPhone } from '../../store/people-on-phone.ts'
import { forgetProof, keepProof, proofUnderWay } from '../../store/proof-under-way.ts'
import { stateOf } from './proof-state.ts'

/** Whom a fact tells of, or nobody where only the whole number would; sealed with the submission, for it names them. */
const told = object({
  person: optional(object({ idNumber: string(), name: string(), isOwnPhone: boolean() })),
  carKey: optional(string()),
  /** The tail fits two people. */
  isOfSeveral: boolean(),
})
type Told = InferOutput<typeof told>

interface Fact {
  readonly kind: PersonFact
  readonly field: 'idTail' | 'licenseNo' | 'identifyNumber'
  readonly value: string
}

/**
 * The one fact that tells the owner of a phone from whoever has its number now. Wrong, none and locked are
 * one answer, and after too many of them the whole ID number is asked for, whatever was given; the locks of forms that
 * need no phone are others.
 */
export function answerGiveFact(services: PersonServices): Handler<typeof giveFact> {
  return async (request, visitor) => {
    const { session, submission } = visitor
    const underWay = await proofUnderWay(services, session)
    if (underWay?.step !== 'fact') throw grantMissing()
    const { mobile, asks } = underWay
    const phoneKey = services.keys.searchHash('phone', mobile)
    if ((await phoneGrant(services, visitor, phoneKey)) === undefined) throw grantMissing()
    const fact = factOf(request)
    if (!asks.includes(fact.kind)) throw fieldRefused(fact.field, '请填写完整的证件号码')

    const { person, carKey, isOfSeveral } = await submission.once({
      name: 'guess',
      result: told,
      act: () => guess(services, visitor, { fact, mobile, phone: phoneKey.toString('hex') }),
      whenLost: 'act again',
    })
    return submission.commit(async ({ db, record, renewCookie }) => {
      const store = { ...services, db }
      if (person === undefined || isOfSeveral) {
        const wholeNumber = { ...underWay, asks: ['id-number'] as const }
        await keepProof(store, session, wholeNumber, proofLifeSeconds)
        return stateOf(services, wholeNumber)
      }
      const car = carKey === undefined ? undefined : Buffer.from(carKey, 'hex')
      const customer = provenCustomer(services, mobile, person, car)
      await logIn(store, session, 'phone', customer)
      await keepConsent(store, customer, underWay.agreedTo)
      await forgetProof(store, session)
      await renewCookie()
      record({
        event: 'person-proven',
        subject: customer.customerKey.toString('hex'),
        outcome: extentOf(customer),
      })
      return { ...stateOf(services, underWay), step: 'open' as const, asks: [] }
    })
  }
}

const shortFactRules = ['failedFactsByPhoneHour', 'failedFactsByPhoneMonth'] as const

/** Whether a phone was guessed at so often that only a whole ID number is believed. */
export async function isGuessedAt({ limits }: PersonServices, phone: string): Promise<boolean> {
  const left = await Promise.all(shortFactRules.map((rule) => limits.hasLeft(rule, phone)))
  return left.includes(false)
}

interface Guessed {
  readonly fact: Fact
  readonly mobile: string
  /** Keyed hash of it. */
  readonly phone: string
}

async function guess(services: PersonServices, visitor: Visitor, guessed: Guessed): Promise<Told> {
  const { fact, phone } = guessed
  const isWhole = fact.kind === 'id-number'
  const rules: readonly LimitRule[] = isWhole ? ['failedWholeNumbersByPhone'] : shortFactRules
  const right = await guessFromNetwork(
    services,
    {
      visitor,
      rule: 'failedFactsByAddress',
      counters: rules.map((rule) => ({ rule, key: phone })),
    },
    () => whomItTells(services, guessed),
    (found) => found !== undefined,
  )
  if (right !== undefined) return right
  if (!isWhole && (await isGuessedAt(services, phone))) return { isOfSeveral: false }
  throw notFitting(fact.field)
}

async function whomItTells(
  services: PersonServices,
  { fact: { kind, value }, mobile }: Guessed,
): Promise<Told | undefined> {
  if (kind === 'id-number') {
    const person = await personOfNumber(services, mobile, value)
    return person && { person, isOfSeveral: false }
  }
  const people = await peopleOnPhone(services, mobile)
  if (people.length > familyAtMost) return undefined
  if (kind === 'plate') {
    const found = await carOfPeople(services, mobile, people, value)
    return found && { ...found, carKey: found.carKey.toString('hex'), isOfSeveral: false }
  }
  const [person, ...others] = peopleWithTail(people, value)
  return person && { person, isOfSeveral: others.length > 0 }
}

function factOf({
  idTail,
  licenseNo,
  identifyNumber,
}: {
  readonly idTail?: string | undefined
  readonly licenseNo?: string | undefined
  readonly identifyNumber?: string | undefined
}): Fact {
  if (idTail !== undefined) return { kind: 'id-tail', field: 'idTail', value: idTail }
  if (licenseNo !== undefined) return { kind: 'plate', field: 'licenseNo', value: licenseNo }
  return { kind: 'id-number', field: 'identifyNumber', value: identifyNumber ?? '' }
}

function notFitting(field: Fact['field']): Failure {
  return new Failure(
    resultCodes.nothingFound,
    '和这个手机号留存的信息对不上，请核对后再试。换过号码的，请拨打 {hotline}。',
    field,
  )
}
