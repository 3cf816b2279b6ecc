import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { askedBy } from '../audit/audit-fact.ts'
import { Failure, nothingFound } from '../calls/failure.ts'
import type { Visitor } from '../calls/handler.ts'
import type { Grant, ObjectRef } from '../grants/grant.ts'
import { factRef } from '../grants/object-ref.ts'
import type { Counter } from '../limits/guesses.ts'
import { limitRules } from '../limits/limit-rules.ts'
import type { Session } from '../session/session.ts'
import { bitsBeyond } from '../verification/work.ts'
import { countersOfBusy, passStepUp, type StepUp, stepUpFor } from './busy-fact.ts'
import { type FoundAsOwn, findAsOwn } from './find-as-own.ts'
import { onlyVisible } from './only-visible.ts'
import type { LookupServices, Question } from './question.ts'

/** Failures after which a session, or a whole address, has to pass a slide captcha as well. */
const sessionFailuresBeforeSlide = 2
const addressFailuresBeforeSlide = 50
/** Failures after which a whole address works for each further question, too. */
const addressFailuresBeforeWork = 300

/**
 * What the visitor may know of now of all that was found, such as one page of a list; or why they
 * may not yet, such as where it fits several people and one more fact is needed.
 */
type Choice<Found> = (found: readonly Found[]) => readonly Found[] | Failure

/**
 * Everything that stands around a search by knowledge (decisions of level L1): captchas and limits
 * before it, grants for what was found, and one answer for nothing found, not yours and locked.
 */
export async function guardLookup<
  Found extends { readonly ref: ObjectRef; readonly person?: Buffer | undefined },
>(
  services: LookupServices,
  visitor: Visitor,
  question: Question,
  search: () => Promise<readonly Found[]>,
  choose: Choice<Found> = (found) => found,
): Promise<readonly Found[]> {
  const { session, address } = visitor
  const { grants, limits, audit } = services
  const asked = factRef('lookup', question.key)
  const own = await findAsOwn(services, session, question, search)
  const visible = async () => onlyVisible(services, session, await search(), question.identities)
  const known =
    own === undefined && isWithoutCode(question)
      ? await grants.find(session, grants.handleOf(session, asked), { level: 'knowledge' })
      : undefined
  const found =
    own?.found ??
    (await (known === undefined ? askAsOther(services, visitor, question, visible) : visible()))
  const chosen = found.length === 0 ? nothingFound() : choose(found)
  const isRefused = chosen instanceof Failure
  await Promise.all([
    audit.record({
      event: 'lookup',
      ...askedBy(visitor),
      objectId: asked.id,
      subject: question.identities[0].toString('hex'),
      outcome: isRefused ? 'nothing' : 'found',
    }),
    isRefused
      ? countFailure()
      : openFound(services, session, [asked, ...chosen.map(({ ref }) => ref)], own ?? known),
  ])
  if (isRefused) throw chosen
  return found

  async function countFailure(): Promise<void> {
    await Promise.all([
      limits.take('failedLookupsBySession', session.id),
      limits.take('failedLookupsByAddress', address),
      limits.take('failedLookupsOfAll', ''),
    ])
  }
}

/** A slide is asked for whenever it is needed; a code comes with the question. */
function isWithoutCode({ captcha }: Question): boolean {
  return captcha === 'slide' || captcha.typedCode === undefined
}

/** What is one's own opens as far as the proof itself, so that its details need no code any more. */
async function openFound(
  { grants }: LookupServices,
  session: Session,
  refs: readonly ObjectRef[],
  proof: Pick<FoundAsOwn<unknown>, 'customer' | 'wholeOf'> | Grant | undefined,
): Promise<void> {
  const within = proof && 'customer' in proof ? proof.customer : proof
  const whole = proof && 'wholeOf' in proof ? proof.wholeOf(refs) : []
  await Promise.all([
    grants.open(session, refs, { level: 'knowledge', within }),
    grants.open(session, whole, { level: 'phone-on-file', within }),
  ])
}

/**
 * The code comes first: who cannot read the picture locks nobody, and no search runs whose time
 * could be measured. Limits are then read while the search runs, so what is locked takes as long.
 */
async function askAsOther<Found>(
  services: LookupServices,
  visitor: Visitor,
  question: Question,
  search: () => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const { session, address } = visitor
  const { limits, imageCodes } = services
  const [byAddress, stepUp] = await Promise.all([
    limits.roughCount('failedLookupsByAddress', address),
    stepUpFor(limits, factsOf(question)),
  ])
  if (
    session.failedLookups >= limitRules.failedLookupsBySession.points ||
    byAddress >= limitRules.failedLookupsByAddress.points
  ) {
    throw tooManyLookups()
  }
  const { captcha } = question
  const isFailing =
    session.failedLookups >= sessionFailuresBeforeSlide || byAddress >= addressFailuresBeforeSlide
  const isSlideNeeded = stepUp.isSlideNeeded || isFailing || captcha === 'slide'
  const bits =
    byAddress >= addressFailuresBeforeWork
      ? Math.max(stepUp.bits ?? 0, bitsBeyond(byAddress, addressFailuresBeforeWork))
      : stepUp.bits
  await passStepUp(services, visitor, { isSlideNeeded, bits })
  if (captcha !== 'slide') {
    await imageCodes.spend(session, captcha.randName, captcha.typedCode, captcha.codeField)
  }
  const counters = countersOf(question, address, stepUp)
  const found = await limits.guess(counters, search, (rows) => rows.length > 0)
  return found ?? []
}

/**
 * Identities and targets are locked for one address early, and for everybody very late: a stranger who
 * guesses does not keep the customer out, and many addresses guess little faster than few.
 */
export function countersOf(
  question: Pick<Question, 'identities' | 'targets' | 'places'>,
  address: string,
  stepUp: StepUp,
): Counter[] {
  const facts = factsOf(question)
  return [
    ...(stepUp.bits === undefined ? [] : countersOfBusy(facts, address)),
    ...[...facts, ...distinct(question.places ?? [])].flatMap((fact) => {
      const here = `${fact}/${address}`
      return [
        { rule: 'failedLookupsByFactAndAddressHour', key: here },
        { rule: 'failedLookupsByFactAndAddressDay', key: here },
      ] as const
    }),
    ...facts.flatMap(
      (fact) =>
        [
          { rule: 'failedLookupsByFactHour', key: fact },
          { rule: 'failedLookupsByFactDay', key: fact },
        ] as const,
    ),
  ]
}

/** What is guessed at, wherever the guesses come from. */
export function factsOf({ identities, targets }: Pick<Question, 'identities' | 'targets'>) {
  return distinct([...identities, ...targets])
}

/** Two facts may be about one person; a wrong guess still counts once. */
function distinct(hashes: readonly Buffer[]): string[] {
  return [...new Set(hashes.map((hash) => hash.toString('hex')))]
}

function tooManyLookups(): Failure {
  return new Failure(
    resultCodes.tooManyLookups,
    '查询次数太多，请一小时后再试，或拨打 {hotline} 由客服为您查询。',
  )
}
