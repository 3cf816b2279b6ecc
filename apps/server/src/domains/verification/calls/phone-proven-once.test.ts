import { addAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { appealForm } from '../../../../test/subjects/appeal-forms.ts'
import { newVisitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const service = serviceOfTests()

test('whoever has typed the code to the phone on file is not asked for one to it again', async () => {
  const visitor = newVisitor(service)
  await visitor.open()
  const [row] = await visitor.lookUp({ car: cars.main, person: people.main })
  const form = appealForm({ phoneNumber: people.main.mobile })
  expect(await visitor.ask(addAppeal, form)).toMatchObject({ code: 'E3010001' })
  await visitor.proveOnFile(row?.handle ?? '')
  expect(await visitor.ask(addAppeal, form)).toMatchObject({ code: '1' })
  const ofAnother = appealForm({ phoneNumber: '13700004321' })
  expect(await visitor.ask(addAppeal, ofAnother)).toMatchObject({ code: 'E3010001' })
})

test('whoever has just typed a code to the phone on file slides for no further one to it, and is limited all the same', async () => {
  await service.passTime(24 * 3600)
  const visitor = newVisitor(service)
  await visitor.open()
  const [row] = await visitor.lookUp({ car: cars.main, person: people.main })
  const asked = { handle: row?.handle, purpose: 'email-policy', email: 'a@example.com' }
  expect((await visitor.ask(getCentPhoneCode, asked)).code).toBe('1006')
  await visitor.proveOnFile(row?.handle ?? '')
  expect((await visitor.ask(getCentPhoneCode, asked)).code).toBe('1')
  expect((await visitor.ask(getCentPhoneCode, asked)).code).toBe('E0060001')

  const other = newVisitor(service)
  await other.open()
  await other.provePhone('13700004322')
  const [found] = await other.lookUp({ car: cars.main, person: people.main })
  const elsewhere = { ...asked, handle: found?.handle }
  expect((await other.ask(getCentPhoneCode, elsewhere)).code).toBe('1006')
  await service.passTime(3601)
  expect((await visitor.ask(getCentPhoneCode, asked)).code).not.toBe('1')
})
