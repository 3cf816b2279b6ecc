import { addAppeal, queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { readProof } from '@ecenter/contract/person/read-proof.ts'
import { leaveLead } from '@ecenter/contract/purchases/lead.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { appealForm } from '../../../test/subjects/appeal-forms.ts'
import { newSession, type Visitor } from '../../../test/visitor.ts'
import { logIn } from '../session/session-customer.ts'

const service = serviceOfTests({ demo: false })

const mobile = '13800007788'
const masked = '138****7788'

/** Somebody who came by a passkey or an app: their phone is known, and was not typed in this session. */
async function provenVisitor(): Promise<Visitor> {
  const visitor = await newSession(service)
  const customerKey = service.keys.searchHash('phone', 'of somebody')
  await logIn(service, await visitor.session(), 'passkey', {
    holderKey: customerKey,
    customerKey,
    name: '王小明',
    mobile,
  })
  return visitor
}

test('who has proven their phone names it as it is shown, and gets no code', async () => {
  const visitor = await provenVisitor()
  expect(await visitor.get(readProof, {})).toMatchObject({ name: '王小明', maskedMobile: masked })
  const { caseNo } = await visitor.get(addAppeal, appealForm({ phoneNumber: masked }))
  // What is stored is the phone itself: by its whole number the case is found too.
  const later = await newSession(service)
  await later.provePhone(mobile)
  expect((await later.get(queryAppeal, { caseNo, phoneNumber: mobile })).kind).toBe('complaint')
  expect((await visitor.get(queryAppeal, { caseNo, phoneNumber: masked })).kind).toBe('complaint')
})

test.each([
  ['who has proven nothing', newSession.bind(undefined, service), masked],
  ['who has proven another phone', provenVisitor, '139****7788'],
])('%s is asked for the whole number at its field', async (_, visitorOf, phoneNumber) => {
  const visitor = await visitorOf()
  expect(await visitor.ask(addAppeal, appealForm({ phoneNumber }))).toMatchObject({
    field: 'phoneNumber',
    message: '请填写完整的手机号',
  })
  const wish = { applicant: '王小明', mobile: phoneNumber, cityCode: '31000000' }
  expect(await visitor.ask(leaveLead, wish)).toMatchObject({ field: 'mobile' })
})

test('once the proof is over the shown number opens nothing', async () => {
  const visitor = await provenVisitor()
  await service.passTime(16 * 60)
  expect(await visitor.ask(addAppeal, appealForm({ phoneNumber: masked }))).toMatchObject({
    field: 'phoneNumber',
  })
})

test('no other form takes a number that is masked', async () => {
  const visitor = await provenVisitor()
  const wish = { applicant: '王小明', mobile, cityCode: '31000000', sharePhone: masked }
  expect(await visitor.ask(leaveLead, wish)).toMatchObject({ field: 'sharePhone' })
})
