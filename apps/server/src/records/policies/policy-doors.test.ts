import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keysFrom } from '../../platform/keys/keys.ts'
import { doorsOf, plateDoor, policyNumberDoor } from './policy-doors.ts'

const keys = keysFrom({
  data: [{ number: 1, key: randomBytes(32) }],
  search: randomBytes(32),
  proof: randomBytes(32),
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
  return doorsOf(keys, of).some((each) => each.equals(door))
}

test('the plate opens with the ID number of who took it out and of who is insured', () => {
  expect(opens(plateDoor(keys, vehicle.licenseNo, father.idNumber))).toBe(true)
  expect(opens(plateDoor(keys, vehicle.licenseNo, daughter.idNumber))).toBe(true)
})

test('the policy number opens with the ID number of the insured only', () => {
  expect(opens(policyNumberDoor(keys, policy.policyNo, daughter.idNumber))).toBe(true)
  expect(opens(policyNumberDoor(keys, policy.policyNo, father.idNumber))).toBe(false)
})

test('half of the facts, or facts in the wrong place, open nothing', () => {
  expect(opens(plateDoor(keys, vehicle.licenseNo, ''))).toBe(false)
  expect(opens(plateDoor(keys, '', father.idNumber))).toBe(false)
  expect(opens(plateDoor(keys, policy.policyNo, daughter.idNumber))).toBe(false)
  expect(opens(policyNumberDoor(keys, vehicle.licenseNo, daughter.idNumber))).toBe(false)
})

test('one person in both places makes one plate door', () => {
  expect(doorsOf(keys, { ...policy, applicant: daughter })).toHaveLength(2)
})

test('a new car without a plate opens by its policy number alone', () => {
  const { licenseNo: _, ...unplated } = vehicle
  const doors = doorsOf(keys, { ...policy, vehicle: unplated })
  expect(doors).toEqual([policyNumberDoor(keys, policy.policyNo, daughter.idNumber)])
})

test('without the key a door cannot be made', () => {
  const others = keysFrom({
    data: [{ number: 1, key: randomBytes(32) }],
    search: randomBytes(32),
    proof: randomBytes(32),
  })
  expect(opens(plateDoor(others, vehicle.licenseNo, father.idNumber))).toBe(false)
})
