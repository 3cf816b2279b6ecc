import { Failure } from '../calls/failure.ts'
import type { Visitor } from '../calls/handler.ts'
import type { Grants } from '../grants/grants.ts'
import type { Session } from '../session/session.ts'
import type { ProofServices } from './proof-services.ts'
import { phoneGrant } from './proven-phone.ts'
import { giveBackSlide, needSlide, spendSlide } from './slide-captcha.ts'
import { type Addressee, mayRing, type SmsCodeSubject, wayOf } from './sms-limits.ts'
import { bitsBeyond, spendWork } from './work.ts'

interface AdmittingServices extends ProofServices {
  readonly grants: Grants
}

/** Codes that all who share a network ask for; a typed phone may be a stranger's. */
const usualOfNetwork = { typed: { hour: 30, day: 150 }, onFile: { hour: 60, day: 300 } }

/** Codes by work of one network in an hour; each further one needs a slide. */
const ofNetworkBeforeSlide = 2

/**
 * Whether the phone may ring. A captcha pass is spent first, then limits are counted, so that a
 * bomber pays before a phone rings; nobody slides for another code to a phone on file that they have just proven.
 */
export async function admitSms(
  services: AdmittingServices,
  visitor: Visitor,
  subject: SmsCodeSubject,
  addressee: Addressee,
): Promise<boolean> {
  const admit = () => mayRing(services, visitor, subject, addressee)
  // Hands that shake at a roadside are asked for no more than those of who proves who they are.
  if (subject.purpose === 'accident') return admitByWork(services, visitor, admit)
  const isOwn = addressee.source === 'on-file' && (await isProvenHere(services, visitor, addressee))
  await workInACrowd(services, visitor, addressee, isOwn)
  return isOwn ? admit() : behindSlide(services, visitor.session, admit)
}

async function isProvenHere(
  services: AdmittingServices,
  visitor: Visitor,
  { phone }: Addressee,
): Promise<boolean> {
  const phoneKey = services.keys.searchHash('phone', phone)
  return (await phoneGrant(services, visitor, phoneKey)) !== undefined
}

/** Before a code is sent: work always, a slide in a crowd; who has just proven a phone here needs none. */
export async function admitByWork<Result>(
  services: AdmittingServices,
  visitor: Visitor,
  admit: () => Promise<Result>,
): Promise<Result> {
  const { limits, grants } = services
  const { session, address } = visitor
  await spendWork(services, visitor, 'proof', bitsBeyond(1, 1))
  const ofNetwork = await limits.roughCount('smsByWorkByAddress', address)
  const isCrowd = ofNetwork >= ofNetworkBeforeSlide && !(await grants.hasProvenPhone(session))
  const admitted = isCrowd ? await behindSlide(services, session, admit) : await admit()
  await limits.take('smsByWorkByAddress', address)
  return admitted
}

/** Who is only too early has the pass back, and need not slide again. */
async function behindSlide<Result>(
  services: ProofServices,
  session: Session,
  admit: () => Promise<Result>,
): Promise<Result> {
  const pass = await spendSlide(services, session)
  try {
    return await admit()
  } catch (error) {
    const isTooEarly = error instanceof Failure && error.retryAfterSeconds !== undefined
    if (isTooEarly) await giveBackSlide(services, session, pass)
    throw error
  }
}

/** A carrier's customers share an address: beyond what is usual of one each code costs work, and nobody is shut out. */
async function workInACrowd(
  services: ProofServices,
  visitor: Visitor,
  { source }: Addressee,
  isOwn: boolean,
): Promise<void> {
  const way = wayOf(source)
  const usual = usualOfNetwork[way]
  const { limits } = services
  const { address } = visitor
  const ofHour = (await limits.roughCount(`${way}SmsByAddressHour`, address)) / usual.hour
  const ofDay = (await limits.roughCount(`${way}SmsByAddressDay`, address)) / usual.day
  const times = Math.max(ofHour, ofDay)
  if (times < 1) return
  // Whoever lacks the slide is told so before they work.
  if (!isOwn) await needSlide(services, visitor.session)
  await spendWork(services, visitor, 'code', bitsBeyond(times, 1))
}
