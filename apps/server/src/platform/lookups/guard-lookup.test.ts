import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { fleetCars } from '../../../test/subjects/policies/fleet-cars.ts'
import { newVisitor } from '../../../test/visitor.ts'
import { cars } from '../../demo/cars.ts'
import { residentId } from '../../demo/made-up-numbers.ts'
import { people } from '../../demo/people.ts'
import { secondsAfter } from '../clock/clock.ts'

const hour = 3600
const day = 24 * hour
const attacker = '198.51.100.1'
const home = '203.0.113.1'
const plate = cars.main.licenseNo
const victim = people.main.idNumber

const service = serviceOfTests()
beforeEach(() => service.passTime(day))

/** Everybody who was born on the victim's birthday, in the victim's city. */
function candidates(count: number): string[] {
  return Array.from({ length: count }, (_, at) => residentId('1101', '1985-06-15', at))
}

/** Somebody new, who reads the picture and, as programs do, has any slide captcha behind them. */
async function newSession(from: string) {
  const { db, clock } = service
  const visitor = newVisitor(service, from)
  await visitor.open()
  const { id: session_id } = await visitor.session()
  const passed_until = secondsAfter(clock.now(), 120)
  const passed = { session_id, gap: null, expires_at: passed_until, passed_until }
  await db.insertInto('slide_captcha').values(passed).execute()
  return { visitor, verificationCode: await visitor.readImageCode() }
}

async function guess(identifyNumber: string, from: string, licenseNo = plate): Promise<string> {
  const { visitor, verificationCode } = await newSession(from)
  const asked = { licenseNo, identifyNumber, verificationCode }
  return (await visitor.ask(findCarPolicies, asked)).code
}

async function guessAll(ids: readonly string[], from: string): Promise<void> {
  for (const id of ids) await guess(id, from)
}

/** Wrong tries at one car, each from an address of its own. */
async function guessFromMany(times: number, licenseNo = plate): Promise<void> {
  for (const [at, id] of wrongIds(times).entries()) await guess(id, `198.51.100.${at}`, licenseNo)
}

/** As if so many had guessed at each fact that somebody has guessed at; seen once rough counts are read anew. */
async function raise(rule: 'failedLookupsByFactHour' | 'failedLookupsByFactDay', points: number) {
  const { db } = service
  await db.updateTable('counter').set({ points }).where('key', 'like', `${rule}:%`).execute()
  await service.passTime(6)
}

function dropSlides() {
  return service.db.deleteFrom('slide_captcha').execute()
}

function wrongIds(count: number): string[] {
  return candidates(count + 1).filter((id) => id !== victim)
}

test('a plate and a birthday do not give the ID number, though each try comes in a fresh session', async () => {
  const ids = candidates(500)
  expect(ids).toContain(victim)
  const codes: string[] = []
  while (ids.length > 0) {
    const handful = ids.splice(0, 20)
    codes.push(...(await Promise.all(handful.map((id) => guess(id, attacker)))))
  }
  expect(codes).toEqual(Array.from({ length: 500 }, () => '1007'))
})

test('nor when all tries come at once', async () => {
  const ids = [...wrongIds(30), victim]
  const crowd = await Promise.all(ids.map(() => newSession(attacker)))
  const answers = await Promise.all(
    crowd.map(({ visitor, verificationCode }, at) => {
      const asked = { licenseNo: plate, identifyNumber: ids[at], verificationCode }
      return visitor.ask(findCarPolicies, asked)
    }),
  )
  expect(answers.map(({ code }) => code)).toEqual(ids.map(() => '1007'))
})

test('nor when an ID number is tried with one plate after the other', async () => {
  for (let serial = 0; serial < 10; serial++) {
    expect(await guess(victim, attacker, `京A0000${serial}`)).toBe('1007')
  }
  expect(await guess(victim, attacker)).toBe('1007')
  expect(await guess(victim, home)).toBe('1')
})

test('nor when the tries come from many addresses; the log tells of it', async () => {
  await guessFromMany(30)
  expect(service.logged.some((line) => /failedLookupsByFactHour.*alarm/.test(line))).toBe(true)
  await raise('failedLookupsByFactHour', 150)
  expect(await guess(victim, '198.51.100.200')).toBe('1007')
  await raise('failedLookupsByFactHour', 0)
  await raise('failedLookupsByFactDay', 300)
  expect(await guess(victim, '198.51.100.201')).toBe('1007')
})

test('many wrong tries from everywhere keep the owner out at none of their addresses', async () => {
  await guessFromMany(60)
  expect(await guess(victim, home)).toBe('1')
  expect(await guess(victim, '203.0.113.2')).toBe('1')
})

test('they ask for a slide first, then for work on top; nothing is spent before both are there', async () => {
  const asked = async () => {
    const { visitor, ...code } = await newSession(home)
    const facts = { licenseNo: plate, identifyNumber: victim, ...code }
    await dropSlides()
    const codes = [(await visitor.ask(findCarPolicies, facts, { isIdle: true })).code]
    await visitor.passSlide()
    codes.push((await visitor.ask(findCarPolicies, facts, { isIdle: true })).code)
    if (codes.at(-1) === '1011') codes.push((await visitor.ask(findCarPolicies, facts)).code)
    return codes
  }
  await guessFromMany(15)
  expect(await asked()).toEqual(['1006', '1'])
  await raise('failedLookupsByFactHour', 60)
  expect(await asked()).toEqual(['1006', '1011', '1'])
})

test('whether there is such a car makes no difference to what is asked for', async () => {
  const nowhere = '京A00001'
  const asked = async (licenseNo = plate) => {
    const { visitor, verificationCode } = await newSession(home)
    const facts = { licenseNo, identifyNumber: victim, verificationCode }
    const { code, challenge } = await visitor.ask(findCarPolicies, facts, { isIdle: true })
    return [code, challenge?.split('.')[0]]
  }
  for (const licenseNo of [plate, nowhere]) await guessFromMany(12, licenseNo)
  await raise('failedLookupsByFactHour', 90)
  expect(await asked(plate)).toEqual(['1011', '14'])
  expect(await asked(nowhere)).toEqual(['1011', '14'])
})

test('of what is guessed at from everywhere one network has three tries a day', async () => {
  await guessFromMany(30)
  const others = wrongIds(40).slice(30)
  await guessAll(others.slice(0, 3), '192.0.2.1')
  expect(await guess(victim, '192.0.2.1')).toBe('1007')
  await guessAll(others.slice(0, 2), '192.0.2.2')
  expect(await guess(victim, '192.0.2.2')).toBe('1')
  expect(await guess(victim, home)).toBe('1')
})

test('one address has ten wrong tries an hour, and thirty a day', async () => {
  const ids = wrongIds(30)
  for (const start of [0, 10, 20]) {
    await guessAll(ids.slice(start, start + 10), attacker)
    await service.passTime(hour)
    if (start < 20) expect(await guess(victim, attacker)).toBe('1')
  }
  expect(await guess(victim, attacker)).toBe('1007')
  await service.passTime(day)
  expect(await guess(victim, attacker)).toBe('1')
})

test('a stranger at one address does not keep the customer out at another', async () => {
  for (let passed = 0; passed < 6; passed++) {
    await guessAll(wrongIds(12), attacker)
    await service.passTime(hour)
  }
  expect(await guess(victim, home)).toBe('1')
})

test('nor does one who goes on and on within the hour', async () => {
  await guessAll(wrongIds(60), attacker)
  expect(await guess(victim, attacker)).toBe('1007')
  expect(await guess(victim, home)).toBe('1')
})

test('who is right is never locked: a company finds all its twelve cars, twice over', async () => {
  const { visitor } = await newSession(home)
  for (const car of [...fleetCars, ...fleetCars]) {
    expect(await visitor.lookUp({ car, person: people.fleet })).not.toEqual([])
  }
})

test('who has seen the answer sees it again while others guess', async () => {
  const { visitor } = await newSession(home)
  const facts = { licenseNo: plate, identifyNumber: victim }
  await visitor.lookUp({ car: cars.main, person: people.main })
  await guessAll(wrongIds(12), home)
  expect(await guess(victim, home)).toBe('1007')
  expect((await visitor.ask(findCarPolicies, facts)).code).toBe('1')
})

test('whoever cannot read the picture counts nothing against what they name', async () => {
  const counted = () =>
    service.db
      .selectFrom('counter')
      .where('key', 'like', 'failedLookups%')
      .selectAll()
      .orderBy('key')
      .execute()
  const { visitor } = await newSession(home)
  const before = await counted()
  const asked = { licenseNo: plate, identifyNumber: victim, verificationCode: '0000' }
  expect((await visitor.ask(findCarPolicies, asked)).code).toBe('1001')
  expect(await counted()).toEqual(before)
})
