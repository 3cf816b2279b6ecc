import type { Call } from '@ecenter/contract/call.ts'
import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { downloadPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { readContact } from '@ecenter/contract/person/contact.ts'
import { downloadDocuments } from '@ecenter/contract/person/documents.ts'
import { readCar, readOverview } from '@ecenter/contract/person/overview.ts'
import { confirmProof, giveFact, startProof } from '@ecenter/contract/person/proof.ts'
import {
  findEarlierTerms,
  queryCarPolicy,
  readOnePolicy,
} from '@ecenter/contract/policies/policy-calls.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { found, personalData, withoutHandles } from '../../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimRef } from '../../../../test/subjects/claims.ts'
import {
  claims,
  contactBefore,
  contacts,
  crowds,
  people,
  phones,
  plates,
  policies,
} from '../../../../test/subjects/phones-and-people.ts'
import { storeInTown } from '../../../../test/subjects/policies/other-policies.ts'
import {
  type GivenFact,
  type Opened,
  whatOpens,
} from '../../../../test/subjects/what-a-phone-opens.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'
import { findBehind } from '../../policies/store/lookup-key-search.ts'
import { policyNumberLookupKey } from '../../policies/store/policy-lookup-keys.ts'
import type { NewPolicy } from '../../policies/store/store-policies.ts'
import { contactRows, writeContacts } from '../store/person-contact.ts'

const service = serviceOfTests({ demo: false })

const named = Object.entries(policies)
const all = [...Object.values(policies), ...crowds]
const missing = 'E3010001'

/** Nothing, a wrong tail, and everybody's tail, plate and whole number, which is typed where the tail was not enough too. */
const facts: readonly (readonly GivenFact[])[] = [
  [],
  [{ idTail: '0000' }],
  ...Object.values(people).flatMap(({ idNumber }) => {
    const idTail = idNumber.slice(-4)
    const whole = { identifyNumber: idNumber }
    return [[{ idTail }], [whole], [{ idTail }, whole]]
  }),
  ...plates.map((licenseNo) => [{ licenseNo }]),
]

let refs: Map<NewPolicy, ObjectRef>
beforeAll(async () => {
  await storeInTown(service, all)
  await storeClaims(service, claims)
  await writeContacts(service.db, [contactRows(service.keys, contactBefore)])
  await writeContacts(
    service.db,
    contacts.map((each) => contactRows(service.keys, each)),
  )
  refs = new Map(
    await Promise.all(named.map(async ([, each]) => [each, await refOf(each)] as const)),
  )
})

async function refOf({ policyNo, insured }: NewPolicy): Promise<ObjectRef> {
  const lookupKey = policyNumberLookupKey(service.keys, policyNo, insured.idNumber)
  const [policy] = await findBehind(service, [[lookupKey]])
  if (policy === undefined) throw new Error(`${policyNo} is not found`)
  return policy.ref
}

let visits = 0

/** Somebody in a browser of their own, whom no guess of others counts against. */
async function arrived(): Promise<Visitor> {
  visits += 1
  await service.passTime(61)
  await service.db.deleteFrom('counter').execute()
  const visitor = newVisitor(service, `198.51.${100 + (visits >> 8)}.${visits & 255}`)
  await visitor.open()
  return visitor
}

/** Proves the phone by its code, and tries the facts as long as nothing is open. */
async function prove(mobile: string, given: readonly GivenFact[]): Promise<Visitor> {
  const visitor = await arrived()
  await visitor.passSlide()
  await visitor.get(startProof, { mobile, agreedTo: '2026-11' })
  let { step } = await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
  for (const fact of given) {
    if (step === 'open') break
    const { code, wire } = await visitor.ask(giveFact, fact)
    if (code === '1') step = wire.json().body.step
  }
  return visitor
}

const ofOne: readonly Call[] = [
  ...[readOnePolicy, queryCarPolicy, findEarlierTerms],
  ...[readCar, downloadPolicy, downloadDocuments],
]

/** Whatever a session can be shown: what it is told of all, and what each call says of each thing. */
async function lookAround(visitor: Visitor, expected: Opened | undefined) {
  const session = await visitor.session()
  const said: unknown[] = []
  async function isOpen(call: Call, ref: ObjectRef | undefined): Promise<boolean> {
    if (ref === undefined) throw new Error('there is no such thing')
    const answer = await visitor.ask(call, { handle: service.grants.handleOf(session, ref) })
    if (answer.code !== '') said.push(answer.wire.json())
    return answer.code !== missing
  }
  const overview = await visitor.ask(readOverview, {})
  said.push(overview.wire.json())
  const ofPerson = await visitor.ask(readContact, {})
  said.push(ofPerson.wire.json())
  // What is open comes first: reading it shall open nothing else.
  const inOrder = named.toSorted((one, other) => rank(one) - rank(other))
  const open: string[] = []
  for (const [name, policy] of inOrder) {
    for (const call of ofOne)
      if (await isOpen(call, refs.get(policy))) open.push(`${name} ${call.path}`)
    const claim = claims.find(({ policyNos }) => policyNos[0] === policy.policyNo)
    for (const call of [queryWapClaimSchedleInfo, queryClaimSchedleInfo])
      if (await isOpen(call, claim && claimRef(service, claim))) open.push(`${name} ${call.path}`)
  }
  const known = await service.grants.known(session, 'policy')
  return {
    overview: overview.wire.json().body,
    isWhole: ofPerson.code === '1',
    open,
    known: new Set(known.map(({ object }) => object.id)),
    said,
  }

  function rank([, policy]: (typeof named)[number]): number {
    return expected?.policies.includes(policy) ? 0 : 1
  }
}

/** What of that the rule lets be open. */
function allowed({ extent, idNumber, policies: theirs }: Opened): string[] {
  return named.flatMap(([name, policy]) => {
    if (!theirs.includes(policy)) return []
    // A claim in full is the insured's, who have proven the whole of themselves.
    const isOwnClaim = extent === 'person' && policy.insured.idNumber === idNumber
    const ofClaim = [queryWapClaimSchedleInfo, ...(isOwnClaim ? [queryClaimSchedleInfo] : [])]
    return [...ofOne, ...ofClaim].map(({ path }) => `${name} ${path}`)
  })
}

/** What is told of all others, and of nobody here. */
function secrets(given: readonly GivenFact[], expected: Opened | undefined): string[] {
  const theirs = expected?.policies ?? []
  const known = new Set([
    ...personalData(theirs),
    ...given.flatMap((fact) => Object.values(fact)),
    ...claims.filter(isOn(theirs)).flatMap(toldBy),
  ])
  const everything = [...personalData(all), ...claims.flatMap(toldBy)]
  return everything.filter((each) => !known.has(each))
}

function isOn(theirs: readonly NewPolicy[]) {
  return ({ policyNos }: (typeof claims)[number]) =>
    theirs.some(({ policyNo }) => policyNos.includes(policyNo))
}

function toldBy({ registNo, accident }: (typeof claims)[number]): string[] {
  return [registNo, accident.place, accident.course]
}

/** The names of the policies that an overview shows, those of nobody named here as they are. */
async function shownIn(visitor: Visitor, { cars = [], groups = [] }: Shown): Promise<string[]> {
  const session = await visitor.session()
  const names = new Map(
    named.map(([name, policy]) => {
      const ref = refs.get(policy)
      return [ref && service.grants.handleOf(session, ref), name]
    }),
  )
  const handles = [...cars, ...groups].flatMap((each) => each.policies.map(({ handle }) => handle))
  return handles.map((handle) => names.get(handle) ?? 'of nobody named').toSorted()
}

interface Shown {
  readonly cars?: readonly { readonly policies: readonly { readonly handle: string }[] }[]
  readonly groups?: Shown['cars']
}

const cells = Object.entries(phones).flatMap(([phone, mobile]) =>
  facts.map((given) => {
    const expected = whatOpens({ policies: all, contacts }, mobile, given)
    return { phone, mobile, given, fact: wordsFor(given), expected }
  }),
)

function wordsFor(given: readonly GivenFact[]): string {
  return given.map((each) => JSON.stringify(each)).join(' then ')
}

test('every way is in the matrix by which a phone opens something', () => {
  const ways = Object.keys(phones).map((phone) => {
    const open = cells.filter((cell) => cell.phone === phone && cell.expected !== undefined)
    return [phone, [...new Set(open.map(({ expected }) => expected?.extent))].toSorted()]
  })
  expect(Object.fromEntries(ways)).toEqual({
    'the owner’s own': ['car', 'person', 'phone'],
    'one that stands on policies of a relative alone': ['car', 'phone'],
    'an agent’s with 300 customers': ['phone'],
    'a garage’s with 40 cars': ['phone'],
    'one that was given away, and is another’s own now': ['car', 'person', 'phone'],
    'one of two people whose numbers end alike': ['car', 'phone'],
    'one that is on file nowhere': [],
  })
  expect(people.twin.idNumber.slice(-4)).toBe(people.otherTwin.idNumber.slice(-4))
})

describe.each(Object.keys(phones))('the phone: %s', (phone) => {
  const ofPhone = cells.filter((cell) => cell.phone === phone)

  test.each(ofPhone.filter(({ expected }) => expected !== undefined))(
    'opens with $fact what is promised, and nothing else',
    async (cell) => {
      const { mobile, given, expected } = cell
      if (expected === undefined) return
      const visitor = await prove(mobile, given)
      const { overview, isWhole, open, known, said } = await lookAround(visitor, expected)
      const theirs = named.filter(([, policy]) => expected.policies.includes(policy))
      expect(overview).toMatchObject({ opens: expected.extent })
      expect(await shownIn(visitor, overview)).toEqual(theirs.map(([name]) => name).toSorted())
      expect(isWhole).toBe(expected.extent === 'person')
      expect(open.toSorted()).toEqual(allowed(expected).toSorted())
      // Nor does any list name what the code and the fact did not open.
      expect(named.filter(([, policy]) => known.has(refs.get(policy)?.id ?? ''))).toEqual(theirs)
      expect(found(secrets(given, expected), withoutHandles(said))).toEqual([])
    },
  )

  test('opens nothing with any other fact', async () => {
    for (const { mobile, given, expected, fact } of ofPhone) {
      if (expected !== undefined) continue
      const visitor = await prove(mobile, given)
      for (const call of [readOverview, readContact]) {
        const { code, wire } = await visitor.ask(call, {})
        expect([fact, code]).toEqual([fact, missing])
        expect(found(secrets(given, undefined), wire.payload)).toEqual([])
      }
      // No handle opens what its session has no grant for.
      const { id } = await visitor.session()
      const grants = service.db.selectFrom('visitor_grant').select('kind')
      const kinds = await grants.where('session_id', '=', id).execute()
      expect([fact, kinds]).toEqual([fact, [{ kind: 'phone' }]])
    }
  })
})
