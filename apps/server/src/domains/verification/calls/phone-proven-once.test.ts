import { addAppeal } from '@ecenter/contract/appeals/appeal.ts'
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
