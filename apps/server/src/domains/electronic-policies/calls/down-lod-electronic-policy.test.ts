import { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { found } from '../../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { provenHandle, storedPolicy } from '../../../../test/subjects/policies/stored-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'
import { purgeEnded } from '../../../platform/session/purge-ended.ts'
import type { Policy } from '../../policies/store/policy.ts'

const origin = 'http://self.insurer.example'

const service = serviceOfTests({ env: { PUBLIC_ORIGIN: origin } })
let owner: Visitor
let policy: Policy
/** Of the policy, which the owner has proven. */
let handle: string
beforeAll(async () => {
  policy = await storedPolicy(service, { car: cars.main, person: people.main })
})
beforeEach(async () => {
  owner = newVisitor(service)
  await owner.open()
  handle = await provenHandle(service, owner, policy)
})

test('a link is 128 bits long, lives five minutes, and the database knows its hash alone', async () => {
  const { url, expiresAt } = await owner.get(downLodElectronicPolicy, { handle })
  expect(url).toMatch(/^http:\/\/self\.insurer\.example\/d\/[\w-]{22}$/)
  expect(expiresAt).toBe('2026-11-20T04:05:00.000Z')

  const token = url.slice(-22)
  const { rows } = await sql<{ text: string }>`
    select row::text as text from one_use_link as row`.execute(service.db)
  const dump = rows.map(({ text }) => text).join('\n')
  expect(found([token, Buffer.from(token, 'base64url').toString('latin1')], dump)).toEqual([])
  expect(dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  expect(found([token], service.logged.join(''))).toEqual([])
})

test('a link leads to the policy that was proven, and to none beside it', async () => {
  const other = await storedPolicy(service, { car: cars.changed, person: people.changed })
  const unproven = service.grants.handleOf(await owner.session(), other.ref)
  expect(await owner.ask(downLodElectronicPolicy, { handle: unproven })).toMatchObject({
    code: 'E3010001',
  })
  const { rows } = await sql`
    select from one_use_link where object_id = ${other.ref.id}`.execute(service.db)
  expect(rows).toEqual([])
})

test('a policy without a mark gets no link to one, and the customer reads why', async () => {
  expect(await owner.ask(downLodElectronicPolicy, { handle, paper: 'mark' })).toMatchObject({
    code: 'E3020001',
    message: '只有交强险保单有电子标志，请在交强险保单中下载。',
  })
})

test('one request id makes one link, however often it arrives', async () => {
  const choices = { requestId: 'request-1' }
  const first = await owner.ask(downLodElectronicPolicy, { handle }, choices)
  const replay = await owner.ask(downLodElectronicPolicy, { handle }, choices)
  expect(replay.wire.json()).toEqual(first.wire.json())
})

test('links that are over are removed, live ones stay', async () => {
  const { db, clock } = service
  await owner.get(downLodElectronicPolicy, { handle })
  await service.passTime(301)
  const { url } = await owner.get(downLodElectronicPolicy, { handle })
  await purgeEnded(db, clock)
  const { rows } = await sql`select from one_use_link`.execute(db)
  expect(rows).toHaveLength(1)
  expect((await service.app.inject(url.slice(origin.length))).statusCode).toBe(200)
})
