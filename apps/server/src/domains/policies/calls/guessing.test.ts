import type { TypedOf } from '@ecenter/contract/call.ts'
import {
  findPoliciesOfPerson,
  findStudentPolicies,
} from '@ecenter/contract/policies/policies-of-people.ts'
import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  household,
  pupil,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { type Answer, newVisitor } from '../../../../test/visitor.ts'
import { residentId } from '../../../demo/made-up-numbers.ts'

const { owner, mother, child } = town
const attacker = '198.51.100.1'
const home = '203.0.113.1'
const namesake = { name: owner.name, idNumber: residentId('4301', '1990-04-04', 713) }
const schoolmate = { name: '谷小雨', idNumber: residentId('3301', '2015-09-09', 724) }
const elsewhere = { name: '谷小雨', idNumber: residentId('3301', '2016-02-03', 735) }
const school = '青禾小学'
const otherSchool = '晨光小学'

const service = serviceOfTests({ demo: false })
beforeAll(async () => {
  await storeInTown(service, [
    household(owner),
    household(namesake),
    pupil(child, mother),
    pupil(schoolmate, mother),
    pupil(elsewhere, mother, { school: otherSchool }),
  ])
})
beforeEach(() => service.passTime(24 * 3600))

type Listing =
  | typeof findStudentPolicies
  | typeof findPoliciesOfPerson
  | typeof findPropertyPolicies

/** Somebody new, who reads the picture and passes the slide captcha. */
async function ask<C extends Listing>(call: C, facts: TypedOf<C>, from: string): Promise<Answer> {
  const visitor = newVisitor(service, from)
  await visitor.open()
  await visitor.passSlide()
  return visitor.ask(call, { ...facts, verificationCode: await visitor.readImageCode() })
}

function askName({ name, idNumber }: typeof namesake, from: string): Promise<Answer> {
  return ask(findPoliciesOfPerson, { insuredName: name, identifyNumber: idNumber }, from)
}

function askProperty({ name, idNumber }: typeof namesake, from: string): Promise<Answer> {
  const person = { personType: '1', insuredName: name, identifyNumber: idNumber } as const
  return ask(findPropertyPolicies, { ...person, visaserialNo: name }, from)
}

function askGuardian({ name, idNumber }: typeof namesake, from: string): Promise<Answer> {
  const guardian = { lcjGuardianName: name, lcjGuardianNumber: idNumber }
  return ask(findStudentPolicies, guardian, from)
}

function askStudent({ name, idNumber }: typeof namesake, from: string): Promise<Answer> {
  return ask(findStudentPolicies, { lcjStuName: name, lcjStuIdNo: idNumber }, from)
}

function askPupil(of: string, studentName: string, from: string): Promise<Answer> {
  return ask(findStudentPolicies, { school: of, studentName }, from)
}

/** People of the same name and area who were born on the same day, and are not they. */
function guessesAt({ name, idNumber }: typeof namesake, count: number) {
  const day = [idNumber.slice(6, 10), idNumber.slice(10, 12), idNumber.slice(12, 14)].join('-')
  return Array.from({ length: count }, (_, at) => ({
    name,
    idNumber: residentId(idNumber.slice(0, 4), day, at),
  }))
}

const lookups = [
  ['name', askName, owner],
  ['name, for policies other than car', askProperty, owner],
  ['guardian', askGuardian, mother],
  ['student', askStudent, child],
] as const

test.each(lookups)(
  'by %s: name and birthday do not give the ID number',
  async (_, askFor, whom) => {
    expect(await askFor(whom, attacker)).toMatchObject({ code: '1' })
    const codes: string[] = []
    for (const guess of [...guessesAt(whom, 60), whom]) {
      codes.push((await askFor(guess, attacker)).code)
    }
    expect(codes).toEqual(Array.from({ length: 61 }, () => '1007'))
  },
)

test.each(lookups)(
  'by %s: one address is locked after ten, another is not',
  async (_, askFor, whom) => {
    for (const guess of guessesAt(whom, 10)) await askFor(guess, attacker)
    expect(await askFor(whom, attacker)).toMatchObject({ code: '1007' })
    expect(await askFor(whom, home)).toMatchObject({ code: '1' })
  },
)

test('many addresses that guess an ID number lock out neither its owner nor anybody of that name', async () => {
  for (const [at, guess] of guessesAt(owner, 60).entries()) {
    await askName(guess, `198.51.100.${at}`)
  }
  expect(await askName(owner, home)).toMatchObject({ code: '1' })
  expect(await askName(namesake, home)).toMatchObject({ code: '1' })
})

test('two facts about one person count a wrong guess once', async () => {
  for (const guess of guessesAt(owner, 9)) await askProperty(guess, attacker)
  expect(await askProperty(owner, attacker)).toMatchObject({ code: '1' })
})

test('the tail of an ID number is not guessed at behind other facts that are right', async () => {
  const parent = (tail: string) => ({ parentName: mother.name, parentIdentifyNumber: tail })
  const right = parent(mother.idNumber.slice(-4))
  for (let guess = 0; guess < 10; guess++) {
    const { name, idNumber } = guess % 2 === 0 ? child : schoolmate
    const known = { insuredName: name, identifyNumber: idNumber }
    expect(await ask(findPoliciesOfPerson, { ...known, ...right }, attacker)).toMatchObject({
      code: '1',
    })
    const wrong = await ask(findPoliciesOfPerson, { ...known, ...parent(`000${guess}`) }, attacker)
    expect(wrong).toMatchObject({ code: '1007' })
  }
  expect(await ask(findPoliciesOfPerson, right, attacker)).toMatchObject({ code: '1007' })
  expect(await ask(findPoliciesOfPerson, right, home)).toMatchObject({ code: '1' })
})

test('a stranger does not sift the pupils of a school, and locks it for nobody else', async () => {
  for (let guess = 0; guess < 12; guess++) {
    const answer = await askPupil(school, `谷小${'一二三四五六七八九十百千'[guess]}`, attacker)
    expect(answer).toMatchObject({ code: '1007' })
  }
  expect(await askPupil(school, schoolmate.name, attacker)).toMatchObject({ code: '1007' })
  expect(await askPupil(otherSchool, elsewhere.name, attacker)).toMatchObject({ code: '1' })
  expect(await askPupil(school, schoolmate.name, home)).toMatchObject({ code: '1' })
})

test('a school is never locked for everybody, however many addresses guess', async () => {
  for (let guess = 0; guess < 60; guess++) {
    await askPupil(school, `谷${'一二三四五六'[guess % 6]}`, `198.51.100.${guess}`)
  }
  expect(await askPupil(school, schoolmate.name, home)).toMatchObject({ code: '1' })
})
