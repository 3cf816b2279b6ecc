import type { Call } from '@ecenter/contract/call.ts'
import {
  downloadEndorsement,
  downloadPolicy,
  eTongDownloadTPolicy,
  verifyCode,
  verifyFile,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/readers/read-pdf.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { storedOtherPolicy } from '../../../../test/subjects/policies/stored-other-policy.ts'
import { provenHandle, storedPolicy } from '../../../../test/subjects/policies/stored-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'
import { createTypstDocuments } from '../../../platform/documents/typst-documents.ts'
import { readEndorsements } from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'
import { otherPolicy } from '../printing/other-policies.samples.ts'

const main = { car: cars.main, person: people.main }

const service = serviceOfTests({ documents: createTypstDocuments({ threads: 1 }) })
let visitor: Visitor
beforeAll(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})

test.each([
  ['the document', downloadPolicy, 'commercial', '机动车商业保险'],
  ['the document', downloadPolicy, 'compulsory', '机动车交通事故责任强制保险'],
  ['the document', downloadPolicy, 'accident', '驾乘人员意外伤害保险'],
  ['the mark', eTongDownloadTPolicy, 'compulsory', '机动车交通事故责任强制保险'],
] as const)(
  '%s that a customer downloads can be read, and is genuine by file and by code',
  async (_, call, kind, productName) => {
    const policy = await storedPolicy(service, main, kind)
    await expectGenuine(policy, await downloaded(policy, call), { productName })
  },
)

test('so is an endorsement, which is told from the policy by whoever checks it', async () => {
  const policy = await storedPolicy(service, main)
  const [endorsement] = await readEndorsements(service, policy)
  const endorsementNo = endorsement?.endorsementNo ?? ''
  const file = await downloaded(policy, downloadEndorsement, { endorsementNo })
  await expectGenuine(policy, file, { paper: 'endorsement', productName: '机动车商业保险' })
})

test('so is the document of a company, with everybody whom it insures', async () => {
  const policy = await storedOtherPolicy(service, otherPolicy('group'))
  const file = await downloaded(policy, downloadPolicy)
  await expectGenuine(policy, file, { productName: '团体意外伤害保险' })
  expect(await textOf(file)).toContain('45 员工45')
})

async function downloaded(policy: Policy, call: Call, more: object = {}): Promise<Uint8Array> {
  const handle = await provenHandle(service, visitor, policy)
  const { wire } = await visitor.ask(call, { handle, ...more })
  return Uint8Array.from(wire.rawPayload)
}

async function expectGenuine(policy: Policy, file: Uint8Array, facts: object): Promise<void> {
  const text = await textOf(file)
  expect(text).toContain(policy.policyNo)
  const genuine = { verdict: 'genuine', facts: { ...facts, isNewest: true } }
  expect(await visitor.get(verifyFile, { file: Uint8Array.from(file) })).toMatchObject(genuine)
  const code = /verify\?code=([\w-]{22})/.exec(text.replaceAll('\n', ''))?.[1] ?? ''
  expect(await visitor.get(verifyCode, { code })).toMatchObject(genuine)
}

async function textOf(file: Uint8Array): Promise<string> {
  const { pages } = await readPdf(file)
  return pages.flatMap(({ lines }) => lines).join('\n')
}
