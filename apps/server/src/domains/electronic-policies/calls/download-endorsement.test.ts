import {
  downLodElectronicPolicy,
  downloadEndorsement,
  verifyFile,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { found } from '../../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  endorsePolicy,
  provenHandle,
  storedPolicy,
} from '../../../../test/subjects/policies/stored-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'
import type { Policy } from '../../policies/store/policy.ts'

const origin = 'http://self.insurer.example'
const first = 'EDAA202611010001000001'
const second = 'EDAA202611010001000002'
const other = 'EDAA202611010001000003'
const notIn = {
  code: 'E3020001',
  message: '这份保单里没有这次批改，请返回保单重新查看批改记录。',
}

const service = serviceOfTests({ env: { PUBLIC_ORIGIN: origin } })
let owner: Visitor
let policy: Policy
let handle: string
beforeAll(async () => {
  policy = await storedPolicy(service, { car: cars.dottedName, person: people.dottedName })
  await endorsePolicy(service, policy, first)
  await endorsePolicy(service, policy, second)
  const neighbour = await storedPolicy(service, { car: cars.passport, person: people.passport })
  await endorsePolicy(service, neighbour, other)
})
beforeEach(async () => {
  owner = newVisitor(service)
  await owner.open()
  handle = await provenHandle(service, owner, policy)
})

async function downloaded(endorsementNo: string) {
  const { wire } = await owner.ask(downloadEndorsement, { handle, endorsementNo })
  return wire
}

async function verdictOn(file: Uint8Array) {
  return owner.get(verifyFile, { file: Uint8Array.from(file) })
}

test('an endorsement is a file of its own, named by its kind and its day', async () => {
  const { headers, body, rawPayload } = await downloaded(first)
  expect(body).toMatch(/^%PDF-/)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(
      encodeURIComponent('机动车商业保险电子批单 2026-11-20.pdf'),
    ),
  })
  expect((await downloaded(second)).rawPayload.equals(rawPayload)).toBe(false)
  expect((await downloaded(first)).rawPayload.equals(rawPayload)).toBe(true)
})

test('it is genuine, and whoever checks it sees that it is an endorsement and which', async () => {
  expect(await verdictOn((await downloaded(first)).rawPayload)).toMatchObject({
    verdict: 'genuine',
    facts: {
      paper: 'endorsement',
      maskedEndorsementNo: 'EDAA **** **** 0001',
      isNewest: true,
    },
  })
})

test('a later change of the policy leaves it as it is', async () => {
  const { rawPayload } = await downloaded(first)
  await endorsePolicy(service, policy, 'EDAA202611010001000004')
  expect(await verdictOn(rawPayload)).toMatchObject({ facts: { isNewest: true } })
  expect((await downloaded(first)).rawPayload.equals(rawPayload)).toBe(true)
})

test('one that the core took back is still ours, but no longer the newest word', async () => {
  const gone = 'EDAA202611010001000005'
  await endorsePolicy(service, policy, gone)
  const { rawPayload } = await downloaded(gone)
  await service.db.deleteFrom('endorsement').where('policy_id', '=', policy.id).execute()
  expect(await verdictOn(rawPayload)).toMatchObject({
    verdict: 'genuine',
    facts: { paper: 'endorsement', isNewest: false },
  })
  for (const endorsementNo of [first, second]) await endorsePolicy(service, policy, endorsementNo)
})

test('an endorsement of another policy is refused like one that does not exist', async () => {
  for (const endorsementNo of [other, 'EDAA202611010001009998']) {
    expect(await owner.ask(downloadEndorsement, { handle, endorsementNo })).toMatchObject(notIn)
    const link = { handle, paper: 'endorsement', endorsementNo }
    expect(await owner.ask(downLodElectronicPolicy, link)).toMatchObject(notIn)
  }
})

test('a link leads to the endorsement, and its page says so', async () => {
  const link = { handle, paper: 'endorsement', endorsementNo: second } as const
  const { url } = await owner.get(downLodElectronicPolicy, link)
  const path = url.slice(origin.length)
  expect((await service.app.inject(path)).body).toContain('<h1>下载电子批单</h1>')
  const file = await service.app.inject({ method: 'POST', url: path, headers: { origin } })
  expect(file.rawPayload.equals((await downloaded(second)).rawPayload)).toBe(true)
})

test('a link to an endorsement asks which', async () => {
  expect(await owner.ask(downLodElectronicPolicy, { handle, paper: 'endorsement' })).toMatchObject({
    code: '1000',
    field: 'endorsementNo',
    message: '请从保单的批改记录里选择批单',
  })
})

test('no table says the number of an endorsement in the clear', async () => {
  await downloaded(first)
  const link = { handle, paper: 'endorsement', endorsementNo: first } as const
  await owner.get(downLodElectronicPolicy, link)
  for (const table of ['policy_document', 'one_use_link', 'audit_entry']) {
    const { rows } = await sql<{ text: string }>`
      select row::text as text from ${sql.table(table)} as row`.execute(service.db)
    expect(rows).not.toHaveLength(0)
    expect(found([first], rows.map(({ text }) => text).join('\n')), table).toEqual([])
  }
})

test('a download leaves its trace', async () => {
  await downloaded(second)
  const trace = await service.db
    .selectFrom('audit_entry')
    .select(['object_id', 'outcome'])
    .where('event', '=', 'policy-downloaded')
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  expect(trace).toEqual({
    object_id: policy.id,
    outcome: expect.stringMatching(/^endorsement \d+$/),
  })
})
