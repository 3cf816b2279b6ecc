import { randomBytes } from 'node:crypto'
import { queryCarPolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { expect, test } from 'vitest'
import { balancedOver } from '../../test/fakes/balanced-over.ts'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { newVisitor } from '../../test/visitor.ts'
import { buildApp } from '../app.ts'
import { assembleServices } from '../assemble-services.ts'
import { cars } from '../demo/cars.ts'
import { people } from '../demo/people.ts'
import { verifyTrail } from '../platform/audit/verify-trail.ts'
import { keysFrom } from '../platform/keys/keys.ts'

const fresh = randomBytes(32)

const service = serviceOfTests()

/** A process beside others, that makes proofs with the first of these keys and accepts all of them. */
async function processWith(proof: readonly Buffer[], oldProof: readonly Buffer[] = []) {
  const keys = keysFrom({ ...service.material, proof, oldProof })
  return { app: await buildApp(assembleServices({ ...service, keys })), keys }
}

test('while the proof key is changed, processes of before and after serve one customer together', async () => {
  const { proof } = service.material
  const before = await processWith([...proof, fresh])
  const after = await processWith([fresh, ...proof])
  for (const apps of [
    [before.app, after.app],
    [after.app, before.app],
    [after.app, after.app, before.app],
  ] as const) {
    await service.passTime(61)
    const visitor = newVisitor({ ...service, app: balancedOver(apps) })
    await visitor.open()
    const [found] = await visitor.lookUp({ car: cars.main, person: people.main })
    const handle = found?.handle ?? ''
    await visitor.passSlide()
    await visitor.proveOnFile(handle)
    const { policyInfoList } = await visitor.get(queryCarPolicy, { handle })
    expect(policyInfoList.length).toBeGreaterThan(0)
  }

  const { db } = service.database
  const later = await processWith([fresh], proof)
  expect(await verifyTrail(db, later.keys)).toMatchObject({ kind: 'holds' })
  expect(await verifyTrail(db, keysFrom({ ...service.material, proof: [fresh] }))).toMatchObject({
    kind: 'broken',
  })
})
