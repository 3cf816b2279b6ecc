import {
  findByNumber,
  findPropertyPolicies,
  findUnplatedCar,
} from '@ecenter/contract/policies/policy-lookups.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  policyOf,
  staff,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'

const { owner, mother, company, clerk } = town
const vehicle = {
  brandModel: '岚山牌 LS6470',
  frameNo: 'LLSCB47K0TA100511',
  engineNo: 'LS20T100511',
  useNature: '家庭自用',
  seats: 5,
  firstRegisteredOn: '2026-02-28',
}
const commercial = policyOf('DAA', { insured: owner, vehicle })
const compulsory = policyOf('DZA', { insured: owner, vehicle })
const passengers = policyOf('EAC', { insured: owner, vehicle })
const otherCar = policyOf('DAA', {
  insured: owner,
  vehicle: { ...vehicle, frameNo: 'LLSCB47K0TA100522', licenseNo: '浙A8K522' },
})
/** As the core must not, but might: a share behind a number that a car's form accepts. */
const numberedAsCar = { ...staff(company, [clerk]), policyNo: 'PDAA202633010000000599' }

const service = serviceOfTests({ demo: false })
let visitor: Visitor
beforeAll(async () => {
  await storeInTown(service, [commercial, compulsory, passengers, otherCar, numberedAsCar])
  visitor = newVisitor(service)
  await visitor.open()
})

async function ask(policyNo: string, insuredIdentifyNo: string, licenseNo?: string) {
  const code = await visitor.readImageCode()
  return visitor.ask(findUnplatedCar, { policyNo, insuredIdentifyNo, licenseNo, code })
}

test('the number of one policy finds all of a new car, its accident cover too, none with a plate', async () => {
  const { wire } = await ask(commercial.policyNo, owner.idNumber, '浙A')
  const { policyInfoList }: { policyInfoList: object[] } = wire.json().body
  expect(policyInfoList).toMatchObject([
    { kind: 'commercial', maskedPolicyNo: maskPolicyNumber(commercial.policyNo) },
    { kind: 'compulsory', maskedPolicyNo: maskPolicyNumber(compulsory.policyNo) },
    { kind: 'accident', maskedPolicyNo: maskPolicyNumber(passengers.policyNo) },
  ])
  for (const row of policyInfoList) expect(row).not.toHaveProperty('maskedPlate')
})

test('what was found is known to the session and opens by the phone on file', async () => {
  const { wire } = await ask(compulsory.policyNo, owner.idNumber)
  const { policyInfoList }: { policyInfoList: { handle: string }[] } = wire.json().body
  for (const { handle } of policyInfoList) {
    const grant = await service.grants.find(await visitor.session(), handle, {
      level: 'knowledge',
    })
    expect(grant?.object.kind).toBe('policy')
  }
})

test('another’s ID number finds nothing, nor does the number of what insures no car', async () => {
  expect(await ask(commercial.policyNo, mother.idNumber)).toMatchObject({ code: '1007' })
  expect(await ask(numberedAsCar.policyNo, clerk.idNumber)).toMatchObject({ code: '1007' })
})

test('nor does the partners’ form show more behind such a number than one’s own share', async () => {
  const asked = { policyNo: numberedAsCar.policyNo, insuredNumber: clerk.idNumber }
  await visitor.passSlide()
  const verificationCode = await visitor.readImageCode()
  const insuredName = clerk.name
  const { policyInfoList } = await visitor.get(findByNumber, {
    ...asked,
    insuredName,
    verificationCode,
  })
  expect(policyInfoList).toMatchObject([{ maskedInsuredName: '龚**' }])
  const grant = await service.grants.find(
    await visitor.session(),
    policyInfoList[0]?.handle ?? '',
    { level: 'knowledge' },
  )
  expect(grant?.object.kind).toBe('insured-person')
})

test('a wrong picture is told at the field that this form gives it', async () => {
  await visitor.passSlide()
  await visitor.readImageCode()
  const wrong = { policyNo: commercial.policyNo, insuredIdentifyNo: owner.idNumber, code: '0000' }
  expect(await visitor.ask(findUnplatedCar, wrong)).toMatchObject({ code: '1001', field: 'code' })
})

test('the form for other policies does not list cars', async () => {
  await visitor.passSlide()
  const list = await visitor.get(findPropertyPolicies, {
    insuredName: owner.name,
    identifyNumber: owner.idNumber,
    verificationCode: await visitor.readImageCode(),
  })
  expect(list).toMatchObject({ policyInfoList: [], total: 0 })
})
