import { downloadPolicy } from '@ecenter/contract/electronic-policies/download-policy.ts'
import { eTongDownloadTPolicy } from '@ecenter/contract/electronic-policies/e-tong-download-t-policy.ts'
import { verifyCode } from '@ecenter/contract/electronic-policies/verify-code.ts'
import { verifyFile } from '@ecenter/contract/electronic-policies/verify-file.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../../test/read-pdf.ts'
import { storedPolicy } from '../../../test/stored-policies.ts'
import { openTestParts, type TestParts } from '../../../test/test-parts.ts'
import { newVisitor, type Visitor } from '../../../test/visitor.ts'
import { cars } from '../../demo/cars.ts'
import { people } from '../../demo/people.ts'
import { createTypstDocuments } from '../../platform/documents/typst-documents.ts'

let service: TestParts
let visitor: Visitor
beforeAll(async () => {
  service = await openTestParts({ documents: createTypstDocuments({ threads: 1 }) })
  visitor = newVisitor(service)
  await visitor.open()
})
afterAll(() => service.close())

test.each([
  ['the document', downloadPolicy, 'commercial', '机动车商业保险'],
  ['the document', downloadPolicy, 'compulsory', '机动车交通事故责任强制保险'],
  ['the mark', eTongDownloadTPolicy, 'compulsory', '机动车交通事故责任强制保险'],
] as const)(
  '%s that a customer downloads can be read, and is genuine by file and by code',
  async (_, call, kind, productName) => {
    const policy = await storedPolicy(service, { car: cars.main, person: people.main }, kind)
    const [handle = ''] = await service.parts.grants.open(await visitor.session(), [policy.ref], {
      level: 'phone-on-file',
    })
    const file = Uint8Array.from((await visitor.ask(call, { handle })).wire.rawPayload)
    const { pages } = await readPdf(file)
    const text = pages.flatMap(({ lines }) => lines).join('\n')
    expect(text).toContain(policy.policyNo)

    const genuine = { verdict: 'genuine', facts: { productName, isNewest: true } }
    expect(await visitor.get(verifyFile, { file })).toMatchObject(genuine)
    const code = /verify\?code=([\w-]{22})/.exec(text.replaceAll('\n', ''))?.[1] ?? ''
    expect(await visitor.get(verifyCode, { code })).toMatchObject(genuine)
  },
)
