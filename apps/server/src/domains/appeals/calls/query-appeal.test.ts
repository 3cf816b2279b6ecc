import { queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { type DemoAppeal, demoAppeals } from '../../../demo/appeals/demo-appeals.ts'

const service = serviceOfTests()
let appeals: DemoAppeal[]
let visitor: Visitor
beforeAll(async () => {
  appeals = demoAppeals(service.clock.today())
})
beforeEach(async () => {
  await service.passTime(2 * 3600)
  visitor = newVisitor(service)
  await visitor.open()
})

function caseThat(shows: string) {
  const found = appeals.find((appeal) => appeal.shows.startsWith(shows))
  if (found === undefined) throw new Error(`no case that is ${shows}`)
  return { caseNo: found.caseNo, phoneNumber: found.phoneNumber }
}

async function follow(shows: string) {
  const asked = caseThat(shows)
  await visitor.provePhone(asked.phoneNumber)
  return visitor.get(queryAppeal, asked)
}

test.each([
  ['received', { statusText: '已受理', isClosed: false }, '专人回电'],
  ['called back', { statusText: '调查中', isClosed: false }, '书面答复'],
  [
    'extended',
    {
      statusText: '延期办理中',
      extension: '需要向修理厂和两位查勘员分别核实经过。',
      answerBy: '2026-12-08',
    },
    '书面答复',
  ],
  [
    'decided, a review',
    { statusText: '已答复', isClosed: true, reviewUntil: '2026-12-15' },
    undefined,
  ],
  [
    'a review was asked',
    { statusText: '核查中', isClosed: false, answerBy: '2026-12-17' },
    '核查答复',
  ],
  [
    'the review was decided',
    { statusText: '核查已答复', isClosed: true, canAskReview: false },
    undefined,
  ],
  ['overdue', { statusText: '超期办理中', isOverdue: true, answerBy: '2026-11-17' }, '书面答复'],
  ['decided long ago', { statusText: '已答复', isClosed: true, canAskReview: false }, undefined],
])('a case that is %s says so', async (shows, expected, current) => {
  const shown = await follow(shows)
  expect(shown).toMatchObject(expected)
  expect(shown.steps.find(({ state }) => state === 'current')?.title).toBe(current)
})

test('a wrong number, somebody else’s case and one guessed at too often are one answer', async () => {
  const own = caseThat('received')
  const others = caseThat('overdue')
  await visitor.provePhone(own.phoneNumber)
  const wrong = await visitor.ask(queryAppeal, { ...own, caseNo: 'TS2026111900000000' })
  const theirs = await visitor.ask(queryAppeal, { ...own, caseNo: others.caseNo })
  for (let tries = 0; tries < 20; tries++) {
    await visitor.ask(queryAppeal, { ...own, caseNo: `TS20261119${10_000_000 + tries}` })
  }
  const locked = await visitor.ask(queryAppeal, own)
  expect(wrong.code).toBe('1007')
  for (const answer of [theirs, locked]) {
    const { common } = answer.wire.json().body
    expect(common).toEqual(wrong.wire.json().body.common)
    expect(answer.wire.headers['content-length']).toBe(wrong.wire.headers['content-length'])
  }
})

test('one number is guessed at ten times an hour from one address, whoever’s phone it is', async () => {
  const own = caseThat('called back')
  const otherVisitor = newVisitor(service)
  await otherVisitor.open()
  await otherVisitor.provePhone('13700004321')
  for (let tries = 0; tries < 10; tries++) {
    await otherVisitor.ask(queryAppeal, { caseNo: own.caseNo, phoneNumber: '13700004321' })
  }
  await visitor.provePhone(own.phoneNumber)
  expect(await visitor.ask(queryAppeal, own)).toMatchObject({ code: '1007' })
  const elsewhere = newVisitor(service, '203.0.113.9')
  await elsewhere.open()
  await service.passTime(61)
  await elsewhere.provePhone(own.phoneNumber)
  expect(await elsewhere.ask(queryAppeal, own)).toMatchObject({ code: '1' })
})

test('a number without the code to its phone opens nothing', async () => {
  const own = caseThat('extended')
  expect(await visitor.ask(queryAppeal, own)).toMatchObject({ code: 'E3010001' })
  await visitor.provePhone('13700004321')
  expect(await visitor.ask(queryAppeal, own)).toMatchObject({ code: 'E3010001' })
})
