import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keysFrom } from '../../../platform/keys/keys.ts'
import {
  applicantNumberDoor,
  applicantPhoneDoor,
  guardianDoor,
  holderDoor,
  nameDoor,
  personKey,
  phoneDoor,
  schoolDoor,
  tailDoor,
} from './other-lookup-keys.ts'
import { doorsOf, plateDoor, policyNumberDoor, shareDoorsOf } from './policy-lookup-keys.ts'

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

function opens(door: Buffer, of: Parameters<typeof doorsOf>[1] = policy): boolean {
  return doorsOf(keys, of).some((each) => each.key.equals(door))
}

test('the plate opens with the ID number of who took it out and of who is insured', () => {
  expect(opens(plateDoor(keys, vehicle.licenseNo, father.idNumber))).toBe(true)
  expect(opens(plateDoor(keys, vehicle.licenseNo, daughter.idNumber))).toBe(true)
})

test('the policy number opens to the insured by one door and to the applicant by another', () => {
  expect(opens(policyNumberDoor(keys, policy.policyNo, daughter.idNumber))).toBe(true)
  expect(opens(policyNumberDoor(keys, policy.policyNo, father.idNumber))).toBe(false)
  expect(opens(applicantNumberDoor(keys, policy.policyNo, father.idNumber))).toBe(true)
  expect(opens(applicantNumberDoor(keys, policy.policyNo, daughter.idNumber))).toBe(false)
})

test('a name opens with its own ID number, in the part that the person has', () => {
  expect(opens(nameDoor(keys, 'applicant', father.name, father.idNumber))).toBe(true)
  expect(opens(nameDoor(keys, 'insured', daughter.name, daughter.idNumber))).toBe(true)
  expect(opens(nameDoor(keys, 'insured', father.name, father.idNumber))).toBe(false)
  expect(opens(nameDoor(keys, 'applicant', father.name, daughter.idNumber))).toBe(false)
})

test('whoever asks by less than a whole ID number asks about one person', () => {
  const mobile = '13500008170'
  const doors = doorsOf(keys, { ...policy, applicant: { ...father, mobile } })
  const door = doors.find(({ key }) => key.equals(applicantPhoneDoor(keys, '8170', mobile)))
  expect(door?.person).toEqual(personKey(keys, father.idNumber))
  const ofPhone = doors.find(({ key }) => key.equals(phoneDoor(keys, mobile)))
  expect(ofPhone?.person).toEqual(personKey(keys, father.idNumber))
  expect(doors.filter(({ person }) => person !== undefined)).toEqual([door, ofPhone])
})

test('a student’s doors are about the student or the parent, and the guardian’s is whole', () => {
  const guardian = { ...father, relation: '父亲' }
  const student = {
    ...policy,
    vehicle: undefined,
    insured: daughter,
    risk: { kind: 'student-accident', school: '青禾小学', className: '一班', guardian } as const,
  }
  const doors = doorsOf(keys, student)
  const about = (key: Buffer) => doors.find((each) => each.key.equals(key))?.person
  expect(about(schoolDoor(keys, '青禾小学', '何雨桐'))).toEqual(personKey(keys, daughter.idNumber))
  expect(about(tailDoor(keys, 'student', '何雨桐', '8261'))).toEqual(
    personKey(keys, daughter.idNumber),
  )
  expect(about(tailDoor(keys, 'parent', '何建军', '8170'))).toEqual(
    personKey(keys, father.idNumber),
  )
  expect(opens(guardianDoor(keys, father.name, father.idNumber), student)).toBe(true)
  expect(about(guardianDoor(keys, father.name, father.idNumber))).toBeUndefined()
})

test('one of many insured opens the policy by their own name or number, and by nobody else’s', () => {
  const clerk = { name: '龚文静', idNumber: '430199199107075990' }
  const keysOf = (doors: readonly { key: Buffer }[]) => doors.map(({ key }) => key.toString('hex'))
  const own = keysOf(shareDoorsOf(keys, policy.policyNo, clerk))
  expect(own).toEqual(
    keysOf([
      { key: nameDoor(keys, 'insured', clerk.name, clerk.idNumber) },
      { key: policyNumberDoor(keys, policy.policyNo, clerk.idNumber) },
      { key: holderDoor(keys, clerk.idNumber) },
    ]),
  )
  expect(keysOf(doorsOf(keys, policy)).filter((key) => own.includes(key))).toEqual([])
})

test('half of the facts, or facts in the wrong place, open nothing', () => {
  expect(opens(plateDoor(keys, vehicle.licenseNo, ''))).toBe(false)
  expect(opens(plateDoor(keys, '', father.idNumber))).toBe(false)
  expect(opens(plateDoor(keys, policy.policyNo, daughter.idNumber))).toBe(false)
  expect(opens(policyNumberDoor(keys, vehicle.licenseNo, daughter.idNumber))).toBe(false)
})

test('one person in both places has one door by the plate', () => {
  const doors = doorsOf(keys, { ...policy, applicant: daughter })
  const byPlate = plateDoor(keys, vehicle.licenseNo, daughter.idNumber)
  expect(doors.filter(({ key }) => key.equals(byPlate))).toHaveLength(1)
  expect(new Set(doors.map(({ key }) => key.toString('hex'))).size).toBe(doors.length)
})

test('a new car without a plate opens as any policy does, and by no plate', () => {
  const { licenseNo, ...unplated } = vehicle
  const newCar = { ...policy, vehicle: unplated }
  expect(opens(policyNumberDoor(keys, policy.policyNo, daughter.idNumber), newCar)).toBe(true)
  expect(opens(plateDoor(keys, licenseNo, daughter.idNumber), newCar)).toBe(false)
  expect(opens(plateDoor(keys, '', daughter.idNumber), newCar)).toBe(false)
})

test('without the key a door cannot be made', () => {
  const others = keysFrom({
    data: [{ number: 1, key: randomBytes(32) }],
    searchSecret: randomBytes(32),
    proof: [randomBytes(32)],
    oldProof: [],
  })
  expect(opens(plateDoor(others, vehicle.licenseNo, father.idNumber))).toBe(false)
})
