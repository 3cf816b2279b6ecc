import { addAppeal } from '@ecenter/contract/appeals/appeal.ts'
import {
  answerCase,
  findCase,
  listCases,
  readCase,
  takeCase,
} from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { nameCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import { exportCases } from '@ecenter/contract/appeals/desk/export-cases.ts'
import { readReport } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { appealForm } from '../../../../test/subjects/appeal-forms.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newVisitor } from '../../../../test/visitor.ts'
import { rollDays } from '../../figures/store/roll-days.ts'

const service = serviceOfTests({ demo: false })
type Clerk = Awaited<ReturnType<typeof deskVisitor>>
let clerk: Clerk
let caseNo: string
let seen: { caseId: string; version: number }
beforeEach(async () => {
  const customer = newVisitor(service)
  await customer.open()
  const phoneNumber = newPhone()
  await customer.provePhone(phoneNumber)
  caseNo = (await customer.get(addAppeal, appealForm({ phoneNumber }))).caseNo
  clerk = await deskVisitor(service, ['claims'])
  const { caseId } = await clerk.get(findCase, { caseNo })
  const { version } = await clerk.get(takeCase, { caseId, version: 0 })
  seen = { caseId, version }
})

const facts = { cause: 'privacy', product: 'household' } as const

test('what a customer filed is answered once staff have named what it is about', async () => {
  const letter = '已核实，致歉。'
  expect(await clerk.ask(answerCase, { ...seen, letter })).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('还没有写明原因和产品'),
  })
  const named = await clerk.get(nameCase, { ...seen, ...facts })
  expect(named).toMatchObject(facts)
  const { caseId } = seen
  expect(await clerk.get(answerCase, { caseId, version: named.version, letter })).toMatchObject({
    owed: 'nothing',
  })
  expect(
    await clerk.ask(nameCase, { ...seen, version: named.version + 1, ...facts }),
  ).toMatchObject({ code: 'E3020001' })
})

test('each change is kept with who made it and what it was before, and leaves a trace', async () => {
  const { caseId } = seen
  const first = await clerk.get(nameCase, { ...seen, ...facts })
  const now = { caseId, version: first.version }
  expect(await clerk.ask(nameCase, { ...now, ...facts })).toMatchObject({ field: 'cause' })
  await clerk.get(nameCase, { ...now, ...facts, cause: 'service' })
  const { notes } = await clerk.get(readCase, { caseId })
  expect(notes.map(({ kind, text }) => [kind, text]).toSorted()).toEqual([
    ['named', '个人信息，家财险 → 服务态度，家财险'],
    ['named', '没有写明，没有写明 → 个人信息，家财险'],
  ])
  const traces = await service.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('event', '=', 'case-named')
    .where('staff_id', '=', clerk.staff.id)
    .execute()
  expect(traces.map(({ outcome }) => outcome).toSorted()).toEqual([
    'privacy household',
    'service household',
  ])
})

test('the registry, its file and the report count it under what was named', async () => {
  await clerk.get(nameCase, { ...seen, ...facts })
  const { cases } = await clerk.get(listCases, { stand: 'open', ...facts })
  expect(cases.map((row) => row.caseNo)).toContain(caseNo)
  const supervisor = await deskVisitor(service, ['supervisor'])
  const { wire } = await supervisor.ask(exportCases, { ...facts })
  const row = wire.rawPayload
    .toString('utf8')
    .split('\r\n')
    .find((line) => line.includes(caseNo))
  expect(row).toContain('家财险,个人信息')
  await rollDays({ ...service, url: service.database.url })
  const day = service.clock.today()
  const report = await supervisor.get(readReport, { from: day, to: day, report: 'complaints' })
  expect(JSON.stringify(report)).toContain('个人信息')
})

test('a colleague who does not handle it, and one who saw it otherwise, name nothing', async () => {
  const colleague = await deskVisitor(service, ['claims'])
  expect(await colleague.ask(nameCase, { ...seen, ...facts })).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('请先接手'),
  })
  const old = { ...seen, version: seen.version - 1 }
  expect(await clerk.ask(nameCase, { ...old, ...facts })).toMatchObject({
    message: expect.stringContaining('刚刚有变化'),
  })
})
