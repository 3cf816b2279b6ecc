import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keysFrom } from '../../../platform/keys/keys.ts'
import {
  applicantNumberLookupKey,
  applicantPhoneLookupKey,
  guardianLookupKey,
  holderLookupKey,
  nameLookupKey,
  personKey,
  phoneLookupKey,
  schoolLookupKey,
  tailLookupKey,
} from './other-lookup-keys.ts'
import {
  lookupKeysOf,
  plateLookupKey,
  policyNumberLookupKey,
  shareLookupKeysOf,
} from './policy-lookup-keys.ts'

const keys = keysFrom({
  data: [{ number: 1, key: randomBytes(32) }],
  searchSecret: randomBytes(32),
  proof: [randomBytes(32)],
  oldProof: [],
})
const father = { name: '何建军', idNumber: '320199196607078170' }
const daughter = { name: '何雨桐', idNumber: '320199199503188261' }
const vehicle = {
  licenseNo: '苏A9E817',
  brandModel: '岚山牌',
  frameNo: 'LLSCB47K0PA100817',
  engineNo: 'LS20B100817',
  useNature: '家庭自用',
  seats: 7,
  firstRegisteredOn: '2023-05-18',
}
const policy = { policyNo: 'PDAA202632010001008170', applicant: father, insured: daughter, vehicle }

function opens(lookupKey: Buffer, of: Parameters<typeof lookupKeysOf>[1] = policy): boolean {
  return lookupKeysOf(keys, of).some((each) => each.key.equals(lookupKey))
}

test('the plate opens with the ID number of who took it out and of who is insured', () => {
  expect(opens(plateLookupKey(keys, vehicle.licenseNo, father.idNumber))).toBe(true)
  expect(opens(plateLookupKey(keys, vehicle.licenseNo, daughter.idNumber))).toBe(true)
})

test('the policy number opens to the insured by one lookup key and to the applicant by another', () => {
  expect(opens(policyNumberLookupKey(keys, policy.policyNo, daughter.idNumber))).toBe(true)
  expect(opens(policyNumberLookupKey(keys, policy.policyNo, father.idNumber))).toBe(false)
  expect(opens(applicantNumberLookupKey(keys, policy.policyNo, father.idNumber))).toBe(true)
  expect(opens(applicantNumberLookupKey(keys, policy.policyNo, daughter.idNumber))).toBe(false)
})

test('a name opens with its own ID number, in the part that the person has', () => {
  expect(opens(nameLookupKey(keys, 'applicant', father.name, father.idNumber))).toBe(true)
  expect(opens(nameLookupKey(keys, 'insured', daughter.name, daughter.idNumber))).toBe(true)
  expect(opens(nameLookupKey(keys, 'insured', father.name, father.idNumber))).toBe(false)
  expect(opens(nameLookupKey(keys, 'applicant', father.name, daughter.idNumber))).toBe(false)
})

test('whoever asks by less than a whole ID number asks about one person', () => {
  const mobile = '13500008170'
  const lookupKeys = lookupKeysOf(keys, { ...policy, applicant: { ...father, mobile } })
  const lookupKey = lookupKeys.find(({ key }) =>
    key.equals(applicantPhoneLookupKey(keys, '8170', mobile)),
  )
  expect(lookupKey?.person).toEqual(personKey(keys, father.idNumber))
  const ofPhone = lookupKeys.find(({ key }) => key.equals(phoneLookupKey(keys, mobile)))
  expect(ofPhone?.person).toEqual(personKey(keys, father.idNumber))
  expect(lookupKeys.filter(({ person }) => person !== undefined)).toEqual([lookupKey, ofPhone])
})

test('a student’s lookup keys are about the student or the parent, and the guardian’s is whole', () => {
  const guardian = { ...father, relation: '父亲' }
  const student = {
    ...policy,
    vehicle: undefined,
    insured: daughter,
    risk: { kind: 'student-accident', school: '青禾小学', className: '一班', guardian } as const,
  }
  const lookupKeys = lookupKeysOf(keys, student)
  const about = (key: Buffer) => lookupKeys.find((each) => each.key.equals(key))?.person
  expect(about(schoolLookupKey(keys, '青禾小学', '何雨桐'))).toEqual(
    personKey(keys, daughter.idNumber),
  )
  expect(about(tailLookupKey(keys, 'student', '何雨桐', '8261'))).toEqual(
    personKey(keys, daughter.idNumber),
  )
  expect(about(tailLookupKey(keys, 'parent', '何建军', '8170'))).toEqual(
    personKey(keys, father.idNumber),
  )
  expect(opens(guardianLookupKey(keys, father.name, father.idNumber), student)).toBe(true)
  expect(about(guardianLookupKey(keys, father.name, father.idNumber))).toBeUndefined()
})

test('one of many insured opens the policy by their own name or number, and by nobody else’s', () => {
  const clerk = { name: '龚文静', idNumber: '430199199107075990' }
  const keysOf = (lookupKeys: readonly { key: Buffer }[]) =>
    lookupKeys.map(({ key }) => key.toString('hex'))
  const own = keysOf(shareLookupKeysOf(keys, policy.policyNo, clerk))
  expect(own).toEqual(
    keysOf([
      { key: nameLookupKey(keys, 'insured', clerk.name, clerk.idNumber) },
      { key: policyNumberLookupKey(keys, policy.policyNo, clerk.idNumber) },
      { key: holderLookupKey(keys, clerk.idNumber) },
    ]),
  )
  expect(keysOf(lookupKeysOf(keys, policy)).filter((key) => own.includes(key))).toEqual([])
})

test('half of the facts, or facts in the wrong place, open nothing', () => {
  expect(opens(plateLookupKey(keys, vehicle.licenseNo, ''))).toBe(false)
  expect(opens(plateLookupKey(keys, '', father.idNumber))).toBe(false)
  expect(opens(plateLookupKey(keys, policy.policyNo, daughter.idNumber))).toBe(false)
  expect(opens(policyNumberLookupKey(keys, vehicle.licenseNo, daughter.idNumber))).toBe(false)
})

test('one person in both places has one lookup key by the plate', () => {
  const lookupKeys = lookupKeysOf(keys, { ...policy, applicant: daughter })
  const byPlate = plateLookupKey(keys, vehicle.licenseNo, daughter.idNumber)
  expect(lookupKeys.filter(({ key }) => key.equals(byPlate))).toHaveLength(1)
  expect(new Set(lookupKeys.map(({ key }) => key.toString('hex'))).size).toBe(lookupKeys.length)
})

test('a new car without a plate opens as any policy does, and by no plate', () => {
  const { licenseNo, ...unplated } = vehicle
  const newCar = { ...policy, vehicle: unplated }
  expect(opens(policyNumberLookupKey(keys, policy.policyNo, daughter.idNumber), newCar)).toBe(true)
  expect(opens(plateLookupKey(keys, licenseNo, daughter.idNumber), newCar)).toBe(false)
  expect(opens(plateLookupKey(keys, '', daughter.idNumber), newCar)).toBe(false)
})

test('without the key a lookup key cannot be made', () => {
  const others = keysFrom({
    data: [{ number: 1, key: randomBytes(32) }],
    searchSecret: randomBytes(32),
    proof: [randomBytes(32)],
    oldProof: [],
  })
  expect(opens(plateLookupKey(others, vehicle.licenseNo, father.idNumber))).toBe(false)
})
