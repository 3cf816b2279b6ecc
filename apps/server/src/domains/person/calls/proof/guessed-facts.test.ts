import { readOverview } from '@ecenter/contract/person/overview.ts'
import { confirmProof, giveFact, startProof } from '@ecenter/contract/person/proof.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../../test/service-of-tests.ts'
import { household, storeInTown } from '../../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../../test/visitor.ts'
import { residentId } from '../../../../demo/made-up-numbers.ts'
import { addressOf } from '../../../../http/admission/network-of.ts'
import { usualOfNetwork } from '../../../../platform/verification/guess-from-network.ts'

const service = serviceOfTests({ demo: false })
const from = '198.51.105.1'
const aDay = 86_400
const short = ['id-tail', 'plate']
const whole = ['id-number']

let owner: ReturnType<typeof somebody>
let people = 0
let visitor: Visitor
beforeEach(async () => {
  owner = somebody()
  await storeInTown(service, [household(owner)])
  await comeAgain(aDay)
})

function somebody() {
  people += 1
  const mobile = `133000018${String(people).padStart(2, '0')}`
  return { name: '猜不中', idNumber: residentId('3301', '1982-02-03', 200 + people * 2), mobile }
}

async function comeAgain(afterSeconds: number): Promise<void> {
  await service.passTime(afterSeconds)
  visitor = newVisitor(service, from)
  await visitor.open()
}

async function factsAsked(): Promise<readonly string[]> {
  await visitor.passSlide()
  await visitor.get(startProof, { mobile: owner.mobile, agreedTo: '2026-11' })
  return (await visitor.get(confirmProof, { smsCode: await visitor.readSms() })).asks
}

/** Wrong for everybody here: their birthdays end no number so. */
async function guessTails(count: number): Promise<void> {
  for (let guess = 0; guess < count; guess += 1) await visitor.ask(giveFact, { idTail: '0000' })
}

const tail = () => ({ idTail: owner.idNumber.slice(-4) })
const wholeNumber = () => ({ identifyNumber: owner.idNumber })

test('five wrong facts in an hour ask for the whole number, also with a new code; the next hour asks as ever', async () => {
  await factsAsked()
  await guessTails(5)
  await service.passTime(120)
  expect(await factsAsked()).toEqual(whole)
  await comeAgain(3601)
  expect(await factsAsked()).toEqual(short)
  expect((await visitor.get(giveFact, tail())).step).toBe('open')
})

test('ten wrong facts in thirty days ask for the whole number until these are over', async () => {
  for (const asked of [short, short, whole]) {
    expect(await factsAsked()).toEqual(asked)
    if (asked === short) await guessTails(5)
    await comeAgain(aDay)
  }
  expect(await factsAsked()).toEqual(whole)
  expect((await visitor.ask(giveFact, tail())).code).toBe('1000')
  expect((await visitor.get(giveFact, wholeNumber())).step).toBe('open')
  await comeAgain(31 * aDay)
  expect(await factsAsked()).toEqual(short)
})

test('five wrong whole numbers make the right one look wrong, for an hour', async () => {
  const others = Array.from({ length: 5 }, (_, at) => residentId('3301', '1990-09-09', 300 + at))
  await factsAsked()
  await guessTails(5)
  const answerTo = async (identifyNumber: string) => {
    const { code, field, message } = await visitor.ask(giveFact, { identifyNumber })
    return { code, field, message }
  }
  const answers = []
  for (const number of [...others, owner.idNumber]) answers.push(await answerTo(number))
  expect(answers).toEqual(new Array(6).fill(answers[0]))
  expect(answers[0]).toMatchObject({ code: '1007', field: 'identifyNumber' })
  await comeAgain(3601)
  await factsAsked()
  expect((await visitor.get(giveFact, tail())).step).toBe('open')
})

test('a network that guesses over many phones works for each further fact, and who is right there is let in', async () => {
  await factsAsked()
  const address = addressOf(service, from)
  await Promise.all(
    Array.from({ length: usualOfNetwork }, () =>
      service.limits.take('failedFactsByAddress', address),
    ),
  )
  expect((await visitor.ask(giveFact, tail(), { isIdle: true })).code).toBe('1011')
  expect((await visitor.get(giveFact, tail())).step).toBe('open')
  expect((await visitor.ask(readOverview, {})).code).toBe('1')
})
