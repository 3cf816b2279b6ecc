import { downloadEndorsement } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { readOnePolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { expect, test } from 'vitest'
import { keyOf } from '../../../test/core-api.ts'
import { ndjsonOf } from '../../../test/imports.ts'
import { pusherOf, upsert } from '../../../test/push-rows.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import {
  endorsePolicy,
  provenHandle,
  storedPolicy,
} from '../../../test/subjects/policies/stored-policies.ts'
import { invoiceRef, numberedInvoice } from '../../../test/subjects/stored-invoices.ts'
import { newSession } from '../../../test/visitor.ts'
import { cars } from '../../demo/cars.ts'
import { people } from '../../demo/people.ts'
import {
  documentBehind,
  fileLookupKey,
} from '../../domains/electronic-policies/store/document.repository.ts'
import { issuedDocument } from '../../domains/electronic-policies/store/issued-document.ts'
import { deliveredFile } from '../../domains/invoices/calls/delivered-file.ts'
import { documentsRoute } from './documents-route.ts'

const service = serviceOfTests()
const coreApi = pusherOf(service, () => [documentsRoute(service)])
const sessionId = 'a session'

async function deliver(lines: readonly object[], secret = coreApi.secret) {
  const { statusCode, body } = await coreApi.app.inject({
    method: 'POST',
    url: '/core/documents',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/x-ndjson' },
    payload: ndjsonOf(lines),
  })
  const answers = body.split('\n').filter((line) => line !== '')
  return { statusCode, answers: answers.map((line) => JSON.parse(line)) }
}

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}\n%%EOF`)

async function policyLine(words: string, told: object = {}) {
  const { policyNo, insured, ref } = await storedPolicy(service, {
    car: cars.main,
    person: people.main,
  })
  const bytes = pdf(words)
  const ofPolicy = { policyNo, insuredIdNumber: insured.idNumber }
  const content = bytes.toString('base64')
  return { line: { document: 'policy', ...ofPolicy, content, ...told }, ref, bytes }
}

test('a policy that the insurer has issued itself is handed out byte for byte, and is genuine', async () => {
  const printed = await (async () => {
    const { ref } = await policyLine('')
    return issuedDocument(service, { object: ref, sessionId }, { kind: 'policy' })
  })()
  const { line, ref, bytes } = await policyLine('an own policy')
  expect((await deliver([line, line])).answers).toEqual([
    { line: 1, result: 'accepted' },
    { line: 2, result: 'unchanged' },
  ])
  const handedOut = await issuedDocument(service, { object: ref, sessionId }, { kind: 'policy' })
  expect(Buffer.from(handedOut.bytes).equals(bytes)).toBe(true)
  for (const file of [bytes, printed.bytes])
    expect(await documentBehind(service, fileLookupKey(service.keys, file))).toMatchObject({ ref })
})

test('once the policy says something else, what said the old is not handed out as what holds', async () => {
  const { line, ref, bytes } = await policyLine('before it was endorsed')
  await deliver([line])
  const policy = await storedPolicy(service, { car: cars.main, person: people.main })
  await endorsePolicy(service, policy)
  const after = await issuedDocument(service, { object: ref, sessionId }, { kind: 'policy' })
  expect(Buffer.from(after.bytes).equals(bytes)).toBe(false)
})

test('the file of an invoice is what the core has of the tax platform', async () => {
  const invoice = numberedInvoice({ status: 'issued' })
  const bytes = pdf('of the tax platform')
  const line = {
    ...{ document: 'invoice', reference: invoice.reference, format: 'pdf' },
    ...{ insuredIdNumber: invoice.insuredIdNumber, content: bytes.toString('base64') },
  }
  expect((await deliver([line])).answers).toEqual([{ line: 1, result: 'accepted' }])
  const asker = { object: invoiceRef(service, invoice), sessionId }
  const file = await deliveredFile(service, asker, 'pdf')
  expect(Buffer.from(file.bytes).equals(bytes)).toBe(true)
})

test('an endorsement of the core is on its policy, and its file opens byte for byte for who has proven it alone', async () => {
  const policy = await storedPolicy(service, { car: cars.dottedName, person: people.dottedName })
  const endorsementNo = 'EPDAA2026110100010013'
  const of = { policyNo: policy.policyNo, insuredIdNumber: policy.insured.idNumber, endorsementNo }
  const row = {
    ...{ ...of, effectiveOn: '2026-11-21', premiumChangeFen: -12_000 },
    ...{ kind: '车辆信息变更', summary: '自生效日起，核定座位数变更为 5 座。' },
  }
  const bytes = pdf('an endorsement as the insurer has printed it')
  const line = { document: 'endorsement', ...of, content: bytes.toString('base64') }
  const ofAnother = { ...line, insuredIdNumber: people.expired.idNumber }
  expect((await deliver([line])).answers).toMatchObject([{ result: 'rejected' }])
  expect(await coreApi.push('endorsements', [upsert(row)])).toMatchObject([{ result: 'accepted' }])
  expect((await deliver([line, line, ofAnother])).answers).toMatchObject([
    { result: 'accepted' },
    { result: 'unchanged' },
    { result: 'rejected', reason: expect.stringContaining('no such') },
  ])

  const owner = await newSession(service)
  const handle = await provenHandle(service, owner, policy)
  const { policyInfo } = await owner.get(readOnePolicy, { handle })
  expect(policyInfo.endorsements).toMatchObject([{ endorsementNo, summary: row.summary }])
  const { wire } = await owner.ask(downloadEndorsement, { handle, endorsementNo })
  expect(wire.headers['content-type']).toBe('application/pdf')
  expect(wire.rawPayload.equals(bytes)).toBe(true)

  const other = await newSession(service)
  const neighbour = await storedPolicy(service, { car: cars.main, person: people.main })
  const own = await provenHandle(service, other, neighbour)
  const foreign = await other.ask(downloadEndorsement, { handle: own, endorsementNo })
  const none = await other.ask(downloadEndorsement, {
    handle: own,
    endorsementNo: 'E2026000000000',
  })
  expect(foreign.code).toBe('E3020001')
  expect(none.message).toBe(foreign.message)
})

test('what is no such file, or of nothing that is stored, is refused by itself', async () => {
  const { line } = await policyLine('an own policy')
  const html = Buffer.from('<html></html>').toString('base64')
  const { answers } = await deliver([
    { ...line, content: html },
    { ...line, content: '%%' },
    { ...line, insuredIdNumber: people.expired.idNumber },
    { ...line, document: 'endorsement', endorsementNo: 'E0' },
    { ...line, document: 'letter' },
    line,
  ])
  expect(answers.map(({ reason }) => reason)).toEqual([
    'content: is no pdf',
    'content: is no base64',
    'policyNo: no such policy of this insured is stored',
    'endorsementNo: no such endorsement of this policy is stored',
    'document: is neither policy, endorsement nor invoice',
    undefined,
  ])
})

test('a scanned policy of ten megabytes is handed out byte for byte', async () => {
  const { line, ref } = await policyLine('')
  const bytes = Buffer.concat([pdf('scanned'), Buffer.alloc(10 * 1024 ** 2, 0xa5)])
  const scanned = { ...line, content: bytes.toString('base64') }
  expect(await deliver([scanned])).toMatchObject({
    statusCode: 200,
    answers: [{ line: 1, result: 'accepted' }],
  })
  const handedOut = await issuedDocument(service, { object: ref, sessionId }, { kind: 'policy' })
  expect(Buffer.from(handedOut.bytes).equals(bytes)).toBe(true)
})

test('a key for other things delivers no document', async () => {
  const { line } = await policyLine('an own policy')
  const secret = await keyOf(service, 'rows', ['policies:write'])
  expect((await deliver([line], secret)).statusCode).toBe(403)
})
