import type { Call } from '@ecenter/contract/call.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { found, personalData, proofTails } from '../../test/canaries.ts'
import { sampleBody } from '../../test/sample-fields.ts'
import { storedPolicy } from '../../test/stored-policies.ts'
import { openTestParts, type TestParts } from '../../test/test-parts.ts'
import { newVisitor, type Visitor } from '../../test/visitor.ts'
import { cars } from '../demo/cars.ts'
import { demoPolicies } from '../demo/demo-policies.ts'
import { people } from '../demo/people.ts'
import type { ObjectRef } from '../platform/grants/grant.ts'
import type { Proof } from '../platform/grants/grants.ts'
import { allRoutes } from './all-routes.ts'

/** Proofs in the order of their strength. */
const levels = ['phone', 'knowledge', 'phone-on-file', 'fresh-code'] as const

let service: TestParts
let calls: Call[]
let canaries: string[]
let policy: ObjectRef
let visitor: Visitor
beforeAll(async () => {
  service = await openTestParts()
  const { parts, clock } = service
  calls = allRoutes(parts).flatMap(({ call, isBuilt }) => (isBuilt ? [call] : []))
  const policies = demoPolicies(clock.today())
  canaries = [...personalData(policies), ...proofTails(policies)]
  // Compulsory: the one kind of which every paper can be had.
  policy = (await storedPolicy(service, { car: cars.main, person: people.main }, 'compulsory')).ref
})
beforeEach(async () => {
  visitor = await newcomer()
})
afterAll(() => service.close())

async function newcomer(): Promise<Visitor> {
  const opened = newVisitor(service)
  await opened.open()
  return opened
}

/** Every built call that opens an object by its handle; calls to come are here as soon as they are built. */
function guardedCalls(): Call[] {
  return calls.filter(({ level }) => level !== 'open' && level !== 'phone')
}

/** The proof that a call asks for. */
function enough({ level, action }: Call): Proof {
  if (level === 'open') throw new Error('an open call asks for no proof')
  return { level, ...(action === undefined ? {} : { action }) }
}

/** Every proof that is not enough for a call. */
function tooWeak(call: Call): Proof[] {
  const below = levels.slice(0, levels.indexOf(enough(call).level))
  const otherActions = ['', 'another-action'].filter((action) => action !== (call.action ?? ''))
  return [
    ...below.map((level) => ({ level })),
    ...otherActions.map((action) => ({ level: 'fresh-code', action }) as const),
  ]
}

async function grant(to: Visitor, proof: Proof): Promise<string> {
  const [handle = ''] = await service.parts.grants.open(await to.session(), [policy], proof)
  return handle
}

async function expectRefusal(call: Call, handle: string): Promise<void> {
  const { code, wire } = await visitor.ask(call, { ...sampleBody(call), handle })
  expect(code, call.path).toBe('E3010001')
  expect(wire.json().body, call.path).toEqual({
    common: { resultCode: 'E3010001', resultMsg: '验证已过期，请重新验证。' },
  })
  expect(found(canaries, JSON.stringify(wire.json().body))).toEqual([])
}

describe('a call that opens an object is refused in the same words', () => {
  test('without any proof, even to who knows its handle', async () => {
    const handle = service.parts.grants.handleOf(await visitor.session(), policy)
    for (const call of guardedCalls()) await expectRefusal(call, handle)
  })

  test('with a handle that names nothing', async () => {
    for (const call of guardedCalls()) await expectRefusal(call, 'AAAAAAAAAAAAAAAAAAAAAA')
  })

  test('with the handle of another session that has the proof', async () => {
    const owner = await newcomer()
    for (const call of guardedCalls()) await expectRefusal(call, await grant(owner, enough(call)))
  })

  test('with a proof that has expired', async () => {
    for (const call of guardedCalls()) {
      visitor = await newcomer()
      const handle = await grant(visitor, enough(call))
      await service.passTime(call.level === 'fresh-code' ? 301 : 15 * 60 + 1)
      await expectRefusal(call, handle)
    }
  })

  test('with a weaker proof, or one for another action', async () => {
    for (const call of guardedCalls()) {
      for (const proof of tooWeak(call)) {
        visitor = await newcomer()
        await expectRefusal(call, await grant(visitor, proof))
      }
    }
  })

  test('and is let through with the proof it asks for', async () => {
    for (const call of guardedCalls()) {
      visitor = await newcomer()
      const handle = await grant(visitor, enough(call))
      const { code } = await visitor.ask(call, { ...sampleBody(call), handle })
      expect(['', '1', '1006'], `${call.path} ${code}`).toContain(code)
    }
  })
})

test('the matrix has every built call that reads customer data by a handle', () => {
  expect(guardedCalls().map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/policy/getCentPhoneCode',
      '/policy/queryCarPolicy',
      '/policy/propertyCarOne',
      '/electronic/downloadPolicy',
      '/policyDownload/wapDownload',
      '/electronic/eTongDownloadTPolicy',
      '/policyDownload/wapElecCheck',
      '/api/electronic/downLodElectronicPolicy',
    ]),
  )
})
