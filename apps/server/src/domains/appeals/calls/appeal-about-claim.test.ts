import { addAppeal, checkReportNumber, queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { appealForm, filersPhone } from '../../../../test/subjects/appeal-forms.ts'
import { claimOn, claimRef } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'

const home = household(town.owner)
const found = claimOn(home)
const notFound = claimOn(home)
const unknown = 'RJAA202633018899999999'

const service = serviceOfTests({ demo: false })
let visitor: Visitor
let handle: string
beforeAll(async () => {
  await storeInTown(service, [home])
  await storeClaims(service, [found, notFound])
})
beforeEach(async () => {
  await service.passTime(86_400)
  visitor = newVisitor(service)
  await visitor.open()
  await visitor.provePhone(filersPhone)
  handle = await open(visitor)
})

/** As if the visitor had found the one claim. */
async function open(by: Visitor): Promise<string> {
  const { grants } = service
  const refs = [claimRef(service, found)]
  const [opened = ''] = await grants.open(await by.session(), refs, { level: 'knowledge' })
  return opened
}

const objection = appealForm({ kind: 'objection' })

test('an objection is filed about a claim that was found, by its handle or its number', async () => {
  const byHandle = await visitor.get(addAppeal, { ...objection, handle })
  const byNumber = await visitor.get(addAppeal, { ...objection, registNo: found.registNo })
  expect(byNumber).toEqual(byHandle)
  const asked = { caseNo: byHandle.caseNo, phoneNumber: filersPhone }
  const { maskedRegistNo } = await visitor.get(queryAppeal, asked)
  expect(maskedRegistNo).toContain(found.registNo.slice(-4))
  expect(maskedRegistNo).not.toContain(found.registNo.slice(4, -4))
})

test('the check tells of a claim that was found, and how it is named in this session', async () => {
  expect(await visitor.get(checkReportNumber, { registNo: found.registNo })).toMatchObject({
    handle,
  })
})

test('a claim that exists and one that does not are refused in the same words', async () => {
  const refused = { code: '1000', field: 'registNo' }
  for (const call of [checkReportNumber, addAppeal]) {
    const there = await visitor.ask(call, { ...objection, registNo: notFound.registNo })
    const nowhere = await visitor.ask(call, { ...objection, registNo: unknown })
    expect(there).toMatchObject(refused)
    expect(nowhere.wire.json().body).toEqual(there.wire.json().body)
  }
})

test('the handle of another session, and one of another claim than the number, file nothing', async () => {
  const otherVisitor = newVisitor(service)
  await otherVisitor.open()
  const theirs = await open(otherVisitor)
  const refused = { code: '1000', field: 'registNo' }
  expect(await visitor.ask(addAppeal, { ...objection, handle: theirs })).toMatchObject(refused)
  const both = { ...objection, handle, registNo: notFound.registNo }
  expect(await visitor.ask(addAppeal, both)).toMatchObject(refused)
})

test('an objection without a claim is refused at its field, a complaint is not', async () => {
  const refused = { code: '1000', field: 'registNo', message: '请填写报案号' }
  expect(await visitor.ask(addAppeal, objection)).toMatchObject(refused)
  expect(await visitor.ask(addAppeal, appealForm())).toMatchObject({ code: '1' })
})
