import { exportCases } from '@ecenter/contract/appeals/desk/export-cases.ts'
import type { DeskTypedOf } from '@ecenter/contract/desk/desk-call.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'
import { storeAppeal } from '../store/store-appeal.ts'

const service = serviceOfTests({ demo: false })
let auditor: Awaited<ReturnType<typeof deskVisitor>>

/** More than are read at a time. */
const filed = 230
beforeAll(async () => {
  auditor = await deskVisitor(service, ['compliance'])
  for (let at = 1; at <= filed; at += 1) await file(at)
})

async function file(at: number) {
  await storeAppeal(service, {
    ...{
      caseNo: `TS${2_026_112_000_000_000 + at}`,
      kind: at % 10 === 0 ? 'objection' : 'complaint',
    },
    ...{ name: at === 1 ? '=1+1' : '李晓明', phoneNumber: `137${String(at).padStart(8, '0')}` },
    ...{ content: '不应出现的原话', channel: at % 2 === 0 ? 'regulator' : 'phone' },
    ...{ cause: 'claim-speed', product: 'commercial', callBackTime: 'soonest' },
    ...{
      areaCode: at % 3 === 0 ? '34010000' : '33010000',
      reference: at === 2 ? '@监转2号' : undefined,
    },
    ...{ claim: undefined, filedAt: service.clock.now() },
  })
}

async function linesOf(asked: DeskTypedOf<typeof exportCases>, by = auditor) {
  const { wire } = await by.ask(exportCases, asked)
  const [, ...lines] = wire.rawPayload.toString('utf8').trimEnd().split('\r\n')
  return lines
}

test('every case stands in the file once, in order, with its facts and a masked person', async () => {
  const lines = await linesOf({})
  expect(lines).toHaveLength(filed)
  const numbers = lines.map((line) => line.slice(0, 18))
  expect(new Set(numbers).size).toBe(filed)
  expect(lines.find((line) => line.startsWith('TS2026112000000003'))).toMatch(
    /^\w+,投诉,电话,,机动车商业保险,理赔太慢,安徽省合肥市,李\*\*,2026-/,
  )
  expect(lines.join()).not.toMatch(/不应出现的原话|137\d{8}|李晓明/)
})

test('what a spreadsheet would take for a formula is text', async () => {
  const lines = await linesOf({})
  expect(lines.find((line) => line.startsWith('TS2026112000000002'))).toContain(`'@监转2号`)
  expect(lines.find((line) => line.startsWith('TS2026112000000001'))).not.toMatch(/,=/)
})

test('the file has what the registry is narrowed to', async () => {
  expect(await linesOf({ kind: 'objection' })).toHaveLength(23)
  expect(await linesOf({ channel: 'regulator', areaCode: '34010000' })).toHaveLength(38)
  expect(await linesOf({ stand: 'closed' })).toHaveLength(0)
  expect(await linesOf({ stand: 'unassigned', late: 'yes' })).toHaveLength(0)
  const today = service.clock.today()
  expect(await linesOf({ from: today, to: today })).toHaveLength(filed)
  expect(await linesOf({ to: '2026-01-01' })).toHaveLength(0)
  const refused = await auditor.ask(exportCases, { from: today, to: '2026-01-01' })
  expect(refused).toMatchObject({ code: '1000', field: 'to' })
})

test('the trail tells who took how many', async () => {
  await linesOf({ kind: 'objection' })
  const traces = await service.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('event', '=', 'cases-exported')
    .where('staff_id', '=', auditor.staff.id)
    .execute()
  expect(traces.map(({ outcome }) => outcome)).toContain('23 cases')
})

test('whoever handles cases and is of neither compliance nor supervision gets none', async () => {
  const clerk = await deskVisitor(service, ['claims'])
  expect((await clerk.ask(exportCases, {})).code).not.toBe('1')
})

test('staff of a branch take what is their branch’s', async () => {
  const one = await deskVisitor(service, ['compliance'])
  await storeBranches(service, [
    {
      comCode: '34000000',
      comName: '安徽省分公司',
      areaCode: '34000000',
      address: '路',
      phone: '',
    },
  ])
  await setBranch(service, one.staff.id, { branch: '34000000', team: '' })
  const lines = await linesOf({}, one)
  expect(lines).toHaveLength(Math.floor(filed / 3))
  expect(lines.every((line) => line.includes('安徽省'))).toBe(true)
})
