import { readOverview } from '@ecenter/contract/person/overview.ts'
import { confirmProof, giveFact, startProof } from '@ecenter/contract/person/proof.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  carPolicyOf,
  household,
  storeInTown,
} from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { residentId } from '../../../demo/made-up-numbers.ts'
import { contactRows, writeContacts } from '../store/person-contact.ts'

const service = serviceOfTests({ demo: false })

const garagesPhone = '13300000901'
const ownersOfCars = Array.from({ length: 40 }, (_, at) => ({
  name: `车主第${at + 1}号`,
  idNumber: residentId('3301', '1981-06-06', 100 + at),
  mobile: garagesPhone,
}))
const plateOf = (at: number) => `浙A8G${String(at + 1).padStart(3, '0')}`

const givenAway = '13300000902'
const former = {
  name: '原来的人',
  idNumber: residentId('3301', '1970-01-01', 11),
  mobile: givenAway,
}
const newOwner = {
  name: '后来的人',
  idNumber: residentId('3301', '1990-02-02', 22),
  mobile: givenAway,
}

let visitor: Visitor
let visits = 0
beforeAll(async () => {
  await storeInTown(service, [
    ...ownersOfCars.map((owner, at) => carPolicyOf(owner, plateOf(at))),
    household(former),
    household(newOwner),
  ])
  // The core still names the number as that of who has given it away.
  await writeContacts(service.db, [contactRows(service.keys, former)])
})
beforeEach(async () => {
  await service.passTime(3600)
  visits += 1
  visitor = newVisitor(service, `198.51.103.${visits}`)
  await visitor.open()
})

async function namesOpened(): Promise<string[]> {
  const { cars, groups } = await visitor.get(readOverview, {})
  return [...cars, ...groups].flatMap(({ policies }) => policies.map((each) => each.insuredName))
}

test('the phone of a garage with 40 cars opens none by its plate, and one owner’s by their whole number', async () => {
  await visitor.passSlide()
  await visitor.get(startProof, { mobile: garagesPhone, agreedTo: '2026-11' })
  const state = await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
  expect(state).toMatchObject({ step: 'fact', asks: ['id-number'] })
  expect(await visitor.ask(giveFact, { licenseNo: plateOf(0) })).toMatchObject({ code: '1000' })
  const [owner] = ownersOfCars
  await visitor.get(giveFact, { identifyNumber: owner?.idNumber ?? '' })
  expect(await namesOpened()).toEqual([owner?.name])
})

test('a number that was given away opens what is its new owner’s, and nothing of who had it', async () => {
  await visitor.provePerson(givenAway, { idTail: newOwner.idNumber.slice(-4) })
  expect(await namesOpened()).toEqual([newOwner.name])
})

test('who has such a number, and no fact of who had it, learns nothing of them', async () => {
  await visitor.passSlide()
  await visitor.get(startProof, { mobile: givenAway, agreedTo: '2026-11' })
  await visitor.get(confirmProof, { smsCode: await visitor.readSms() })
  expect(await visitor.ask(giveFact, { idTail: '0000' })).toMatchObject({ code: '1007' })
  expect(await visitor.ask(readOverview, {})).toMatchObject({ code: 'E3010001' })
})
