import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { Audit } from '../audit/audit.ts'
import { Failure, nothingFound } from '../calls/failure.ts'
import type { Visitor } from '../calls/handler.ts'
import type { ObjectRef } from '../grants/grant.ts'
import type { Grants } from '../grants/grants.ts'
import { factRef } from '../grants/object-ref.ts'
import type { RandName } from '../verification/image-codes.ts'
import type { ProofParts } from '../verification/proof-parts.ts'
import { spendSlide } from '../verification/slide-captcha.ts'

/** Failures after which a session, or a whole address, has to pass a slide captcha as well. */
const sessionFailuresBeforeSlide = 2
const addressFailuresBeforeSlide = 50
const sessionFailuresAtMost = 10

export interface LookupParts extends ProofParts {
  readonly grants: Grants
  readonly audit: Audit
}

export interface Question {
  /** Keyed hash of the person asked about: an identity is looked up ten times an hour at most. */
  readonly identity: Buffer
  /** Keyed hash of everything asked; while its grant lives, the same question needs no new code. */
  readonly key: Buffer
  readonly randName: RandName
  readonly typedCode: string | undefined
}

/**
 * Everything that stands around a search by knowledge (decisions of level L1): captchas and limits
 * before it, grants for what was found, and one answer for nothing found, not yours and locked.
 */
export async function guardLookup<Found extends { readonly ref: ObjectRef }>(
  parts: LookupParts,
  visitor: Visitor,
  question: Question,
  search: () => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const { session, address } = visitor
  const { grants, limits, audit } = parts
  const asked = factRef('lookup', question.key)
  const handle = grants.handleOf(session, asked)
  const known = await grants.find(session, handle, { level: 'knowledge' })
  const isOpen = known !== undefined || (await passGuards(parts, visitor, question))

  const found = isOpen ? await search() : []
  const isFound = found.length > 0
  await Promise.all([
    audit.record({
      event: 'lookup',
      sessionId: session.id,
      objectId: asked.id,
      outcome: isFound ? 'found' : 'nothing',
    }),
    isFound
      ? grants.open(session, [asked, ...found.map(({ ref }) => ref)], {
          level: 'knowledge',
          within: known,
        })
      : countFailure(),
  ])
  if (!isFound) throw nothingFound()
  return found

  async function countFailure(): Promise<void> {
    await Promise.all([
      limits.take('failedLookupsBySession', session.id),
      limits.take('failedLookupsByAddress', address),
    ])
  }
}

/** False when the identity is locked: the search is then as empty as for a stranger. */
async function passGuards(
  parts: LookupParts,
  { session, address }: Visitor,
  { identity, randName, typedCode }: Question,
): Promise<boolean> {
  const { limits, imageCodes } = parts
  const [bySession, byAddress] = await Promise.all([
    limits.count('failedLookupsBySession', session.id),
    limits.count('failedLookupsByAddress', address),
  ])
  if (bySession >= sessionFailuresAtMost) throw tooManyLookups()
  if (bySession >= sessionFailuresBeforeSlide || byAddress >= addressFailuresBeforeSlide) {
    await spendSlide(parts, session)
  }
  // The code first: nobody shall lock an identity without reading pictures.
  await imageCodes.spend(session, randName, typedCode)
  return limits.take('lookupsByIdentity', identity.toString('hex'))
}

function tooManyLookups(): Failure {
  return new Failure(
    resultCodes.tooManyLookups,
    '查询次数太多，请一小时后再试，或拨打 95518 由客服为您查询。',
  )
}
