import { downloadPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { queryCarPolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { checkSMSCode, getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { cars } from '../../src/demo/cars.ts'
import { demoPolicies } from '../../src/demo/demo-policies.ts'
import { people } from '../../src/demo/people.ts'
import { createTypstDocuments } from '../../src/platform/documents/typst-documents.ts'
import { readPdf } from '../readers/read-pdf.ts'
import { serviceOfTests } from '../service-of-tests.ts'
import { newVisitor, type Visitor } from '../visitor.ts'

const main = { car: cars.main, person: people.main }

const service = serviceOfTests({ documents: createTypstDocuments({ threads: 1 }) })
let visitor: Visitor
beforeAll(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})

/** The main customer's commercial policy that runs today, and its handle in the visitor's list. */
async function currentPolicy() {
  const issued = demoPolicies(service.clock.today()).find(
    ({ insured, productCode }) => insured === people.main && productCode === 'DAA',
  )
  const listed = await visitor.lookUp(main)
  const row = listed.find(({ kind, status }) => kind === 'commercial' && status === 'in-force')
  if (issued === undefined || row === undefined) throw new Error('the main customer has no policy')
  return { issued, row }
}

test('who knows plate and ID number sees what is insured until when, and nobody’s data', async () => {
  const { issued, row } = await currentPolicy()
  expect(row).toMatchObject({
    productName: '机动车商业保险',
    maskedPolicyNo: `PDAA **** **** ${issued.policyNo.slice(-4)}`,
    maskedInsuredName: '王**',
    maskedPlate: '京A***21',
    startDate: issued.startsOn,
    endDate: issued.endsOn,
  })
})

test('before a code was typed, neither details nor the document are shown', async () => {
  const { row } = await currentPolicy()
  for (const call of [queryCarPolicy, downloadPolicy]) {
    expect(await visitor.ask(call, { handle: row.handle })).toMatchObject({ code: 'E3010001' })
  }
})

test('a code that reached the phone on file opens the details and the document', async () => {
  const { issued, row } = await currentPolicy()
  await visitor.passSlide()
  const sent = await visitor.get(getCentPhoneCode, { handle: row.handle, purpose: 'open-policy' })
  expect(sent).toEqual({
    maskedMobile: '138****5678',
    resendAfterSeconds: 60,
    expiresInSeconds: 300,
  })
  const [message] = await service.outbox.messages()
  expect(message).toMatchObject({ to: people.main.mobile, text: expect.stringMatching(/\d{6}/) })

  const proof = {
    smsCode: message?.code ?? '',
    purpose: 'open-policy',
    handle: row.handle,
  } as const
  expect(await visitor.get(checkSMSCode, proof)).toEqual({ level: 'phone-on-file' })

  const { policyInfoList } = await visitor.get(queryCarPolicy, { handle: row.handle })
  expect(policyInfoList.map(({ kind }) => kind).sort()).toEqual(['commercial', 'compulsory'])
  const detail = policyInfoList.find(({ handle }) => handle === row.handle)
  expect(detail).toMatchObject({
    policyNo: issued.policyNo,
    parties: {
      applicantName: '王明',
      insuredMaskedIdNumber: '110***************',
      insuredMaskedMobile: '138****5678',
    },
    vehicle: { licenseNo: '京A8K621', maskedFrameNo: expect.stringMatching(/^LYF\*{14}$/) },
  })
  expect(detail?.endorsements).toHaveLength(2)

  const { wire } = await visitor.ask(downloadPolicy, { handle: row.handle })
  expect(wire.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition':
      `attachment; filename="___________.pdf"; ` +
      `filename*=UTF-8''${encodeURIComponent('机动车商业保险电子保单.pdf')}`,
  })
  const { pages } = await readPdf(wire.rawPayload)
  const text = pages
    .flatMap(({ lines }) => lines)
    .join('\n')
    .replaceAll(' ', '')
  expect(text).toContain(issued.policyNo)
  expect(text).not.toContain(people.main.idNumber)
})
