import { startProofOfCompany } from '@ecenter/contract/person/other-proofs.ts'
import { findOwnPolicies, readCar, readOverview } from '@ecenter/contract/person/overview.ts'
import { confirmProof } from '@ecenter/contract/person/proof.ts'
import { myPolicies } from '@ecenter/contract/policies/policies-of-people.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  carPolicyOf,
  household,
  storeInTown,
} from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { creditCode, residentId } from '../../../demo/made-up-numbers.ts'
import { contactRows, writeContacts } from '../store/person-contact.ts'

const service = serviceOfTests({ demo: false })

const fleet = { name: '云杉物流有限公司', idNumber: creditCode('3301', 412), mobile: '13300004120' }
const rival = { name: '青松物流有限公司', idNumber: creditCode('3301', 413), mobile: '13300004130' }
const driver = {
  name: '温一舟',
  idNumber: residentId('3301', '1984-04-04', 414),
  mobile: '13300004140',
}
const plateOf = (at: number) => `浙AF${String(at).padStart(4, '0')}`
const lorries = Array.from({ length: 2000 }, (_, at) => carPolicyOf(fleet, plateOf(at)))
const ofRival = carPolicyOf(rival, '浙AF9999')

let company: Visitor
beforeAll(async () => {
  await storeInTown(service, [...lorries, ofRival, household(driver)])
  await writeContacts(
    service.db,
    [fleet, driver].map((each) => contactRows(service.keys, each)),
  )
  company = newVisitor(service, '198.51.102.1')
  await company.open()
  await company.passSlide()
  const [first] = lorries
  await company.get(startProofOfCompany, {
    policyNo: first?.policyNo ?? '',
    creditCode: fleet.idNumber,
    agreedTo: '2026-11',
  })
  await company.get(confirmProof, { smsCode: await company.readSms() })
})

const platesFor = async (text: string) => {
  const { cars, isMore } = await company.get(findOwnPolicies, { text })
  return { plates: cars.map(({ plate }) => plate), isMore }
}

test('a company with 2,000 cars is told how many there are, and turns pages through all of them', async () => {
  const { cars, morePolicies, isCompany } = await company.get(readOverview, {})
  expect([cars.length, morePolicies, isCompany]).toEqual([200, 1800, true])
  const last = await company.get(myPolicies, { page: 100 })
  expect(last.total).toBe(2000)
  expect(last.policyInfoList.length).toBeGreaterThan(0)
})

test('any of its cars is found by its plate or a part of it, and opens', async () => {
  const { cars } = await company.get(findOwnPolicies, { text: '浙af0003' })
  expect(cars.map(({ plate }) => plate)).toEqual(['浙AF0003'])
  expect(await company.get(readCar, { handle: cars[0]?.handle ?? '' })).toMatchObject({
    plate: '浙AF0003',
  })
  expect((await platesFor('F1777')).plates).toEqual(['浙AF1777'])
})

test('any of its policies is found by its number', async () => {
  expect((await platesFor(lorries[1234]?.policyNo ?? '')).plates).toEqual([plateOf(1234)])
})

test('of a word that fits hundreds the first are shown, and that there are more is told', async () => {
  const { plates, isMore } = await platesFor('浙AF')
  expect([plates.length, isMore]).toEqual([50, true])
})

test('what is another’s is not found, and nobody finds anything unproven', async () => {
  expect(await platesFor('浙AF9999')).toEqual({ plates: [], isMore: false })
  const other = newVisitor(service, '198.51.102.2')
  await other.open()
  expect(await other.ask(findOwnPolicies, { text: '浙AF0003' })).toMatchObject({
    code: resultCodes.grantMissing,
  })
  await other.provePerson(driver.mobile, { idTail: driver.idNumber.slice(-4) })
  expect(await other.get(findOwnPolicies, { text: '浙AF0003' })).toMatchObject({ cars: [] })
})

test('nobody searches without an end', async () => {
  let asked = 0
  while ((await company.ask(findOwnPolicies, { text: '浙AF' })).code === '1') {
    asked += 1
    if (asked > 200) break
  }
  expect(asked).toBeLessThanOrEqual(120)
  expect(asked).toBeGreaterThan(60)
})
