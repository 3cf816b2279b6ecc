import {
  downloadPolicy,
  eTongDownloadTPolicy,
  verifyCode,
  verifyFile,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { found, personalData, proofTails } from '../../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  endorsePolicy,
  provenHandle,
  storedPolicy,
} from '../../../../test/subjects/policies/stored-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { demoPolicies } from '../../../demo/demo-policies.ts'
import { people } from '../../../demo/people.ts'
import type { Policy } from '../../policies/store/policy.ts'
import { documentVersionOf, readWithEndorsements } from '../store/document-version.ts'
import { documentCode } from '../store/issued-document.ts'

const main = { car: cars.main, person: people.main }

const service = serviceOfTests()
let owner: Visitor
let reader: Visitor
beforeAll(async () => {
  owner = newVisitor(service)
  reader = newVisitor(service)
  await owner.open()
  await reader.open()
})

async function downloaded(
  policy: Policy,
  call: typeof downloadPolicy | typeof eTongDownloadTPolicy = downloadPolicy,
): Promise<Buffer> {
  const handle = await provenHandle(service, owner, policy)
  return (await owner.ask(call, { handle })).wire.rawPayload
}

async function verdictOn(file: Uint8Array) {
  return reader.get(verifyFile, { file: Uint8Array.from(file) })
}

describe('a document of ours', () => {
  let policy: Policy
  let file: Buffer
  beforeAll(async () => {
    policy = await storedPolicy(service, main)
    file = await downloaded(policy)
  })

  const facts = {
    paper: 'policy',
    productName: '机动车商业保险',
    maskedPolicyNo: expect.stringMatching(/^PDAA \*{4} \*{4} \d{4}$/),
    maskedInsuredName: '王**',
    maskedPlate: '京A***21',
    startDate: '2026-07-23',
    endDate: '2027-07-22',
    status: 'in-force',
    signedBy: expect.stringContaining('示例财险'),
    isNewest: true,
  }

  test('is genuine by its file, and says masked what it insures', async () => {
    expect(await verdictOn(file)).toMatchObject({ verdict: 'genuine', facts })
  })

  test('is genuine by the code of its QR', async () => {
    const documentVersion = await documentVersionOf(
      service,
      await readWithEndorsements(service, policy),
      { kind: 'policy' },
    )
    const code = documentVersion && documentCode(service.keys, documentVersion)
    expect(await reader.get(verifyCode, { code: code ?? '' })).toMatchObject({
      verdict: 'genuine',
      facts,
    })
  })

  test('shows nothing in full and nothing that a form takes as proof', async () => {
    const own = demoPolicies(service.clock.today()).filter(({ insured }) => insured === people.main)
    const shown = JSON.stringify(await verdictOn(file))
    expect(found([...personalData(own), ...proofTails(own)], shown)).toEqual([])
  })

  test.each([
    ['at its end', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('\n')])],
    ['in its middle', (bytes: Buffer) => flipped(bytes, bytes.indexOf('/Type /Page\n') + 2)],
    ['in its signature', (bytes: Buffer) => flipped(bytes, bytes.indexOf('/Contents <') + 200)],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, -20)],
  ])('changed %s is altered, and tells no facts', async (_, change) => {
    expect(await verdictOn(change(file))).toEqual({ verdict: 'altered' })
  })
})

test('after an endorsement the old document is still genuine, but no longer the newest', async () => {
  const policy = await storedPolicy(service, { car: cars.changed, person: people.changed })
  const old = await downloaded(policy)
  await endorsePolicy(service, policy)
  expect(await verdictOn(old)).toMatchObject({ verdict: 'genuine', facts: { isNewest: false } })
  const renewed = await downloaded(policy)
  expect(await verdictOn(renewed)).toMatchObject({ verdict: 'genuine', facts: { isNewest: true } })
})

test('the status is that of today: a policy that was cancelled since says so', async () => {
  const policy = await storedPolicy(service, { car: cars.dottedName, person: people.dottedName })
  const file = await downloaded(policy)
  await service.db
    .updateTable('policy')
    .set({ cancelled_on: service.clock.today() })
    .where('id', '=', policy.ref.id)
    .execute()
  expect(await verdictOn(file)).toMatchObject({
    verdict: 'genuine',
    facts: { status: 'cancelled', isNewest: false },
  })
})

test('a mark is genuine too', async () => {
  const policy = await storedPolicy(service, main, 'compulsory')
  const mark = await downloaded(policy, eTongDownloadTPolicy)
  expect(await verdictOn(mark)).toMatchObject({
    verdict: 'genuine',
    facts: { paper: 'mark', productName: '机动车交通事故责任强制保险' },
  })
})

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}
