import { listCases, takeCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { demoAppeals } from '../../../demo/appeals/demo-appeals.ts'

const service = serviceOfTests()
let clerk: Awaited<ReturnType<typeof deskVisitor>>
beforeAll(async () => {
  clerk = await deskVisitor(service, ['claims'])
})

/** What the demo shows each of them for. */
async function shown(asked: Parameters<typeof clerk.get<typeof listCases>>[1]) {
  const { cases } = await clerk.get(listCases, asked)
  const appeals = demoAppeals(service.clock.today())
  return cases.map(({ caseNo }) => appeals.find((appeal) => appeal.caseNo === caseNo)?.shows)
}

const overdue = 'overdue, says so honestly'
const received = 'received, nobody has called back yet'
const review = 'a review was asked for'

test('open cases stand in the order in which they are due', async () => {
  expect(await shown({ stand: 'open' })).toEqual([
    overdue,
    received,
    'extended as complex, with the reason',
    'called back, being looked into',
    review,
  ])
})

test('each filter leaves its cases', async () => {
  expect(await shown({ stand: 'overdue' })).toEqual([overdue])
  expect(await shown({ stand: 'due-soon' })).toEqual([])
  expect(await shown({ stand: 'closed' })).toEqual([
    'decided, a review can be asked for',
    'decided long ago, too late for a review',
    'the review was decided',
  ])
  expect(await shown({ stand: 'open', kind: 'objection' })).toEqual([
    'called back, being looked into',
  ])
  expect(await shown({ stand: 'open', isMine: true })).toEqual([])
})

test('a row tells the days that are left, and masks who filed it', async () => {
  const { cases, counts, total } = await clerk.get(listCases, { stand: 'overdue' })
  expect(cases).toEqual([
    expect.objectContaining({ daysLeft: -3, maskedName: '葛**', isMine: false }),
  ])
  expect(total).toBe(1)
  expect(counts).toEqual({ open: 5, unassigned: 5, dueSoon: 0, overdue: 1, letter: 0, mine: 0 })
})

test('what was taken is among mine, and names who handles it', async () => {
  const [first] = (await clerk.get(listCases, { stand: 'overdue' })).cases
  await clerk.get(takeCase, { caseId: first?.caseId ?? '', version: 1 })
  const { cases, counts } = await clerk.get(listCases, { stand: 'open', isMine: true })
  expect(cases).toEqual([expect.objectContaining({ isMine: true, handlerName: '测试员工' })])
  expect(counts.mine).toBe(1)
})
