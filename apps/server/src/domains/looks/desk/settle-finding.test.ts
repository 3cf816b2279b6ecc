import { randomUUID } from 'node:crypto'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { listUnusualLooks, settleFinding } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { startOfDay } from '../../../platform/clock/clock.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { purgeAll } from '../../../purge-all.ts'
import { keepFindings } from '../store/look-finding.repository.ts'

const service = serviceOfTests({ demo: false })
const day = '2026-11-20'
const period = { from: day, to: day }
type Desk = Awaited<ReturnType<typeof deskVisitor>>
let agent: Desk
let one: Desk
let other: Desk

beforeAll(async () => {
  agent = await deskVisitor(service, ['agent'], '唐嘉树')
  one = await deskVisitor(service, ['supervisor'], '沈国栋')
  other = await deskVisitor(service, ['supervisor'], '韩雅琴')
  await refusedCallers(agent.staff.id, 3)
  await refusedCallers(one.staff.id, 4)
})

/** So many callers whom this member of staff could not prove, in the morning of the day. */
async function refusedCallers(staffId: string, howMany: number): Promise<void> {
  const chain = randomUUID()
  await sql`
    insert into audit_entry (chain, seq, at, event, outcome, staff_id, previous_mac, mac)
    select ${chain}::uuid, seq, '2026-11-20T01:00:00Z'::timestamptz + seq * interval '1 minute',
      'caller-refused', 'refused', ${staffId}::uuid, '\\x00'::bytea, '\\x00'::bytea
    from generate_series(1, ${howMany}::int) seq
  `.execute(service.db)
}

async function found(desk: Desk) {
  const { findings } = await desk.get(listUnusualLooks, period)
  return findings
}

async function due(desk: Desk) {
  const { rows } = await desk.get(listDay, { kind: 'finding', page: 1 })
  return rows.map(({ number }) => number).sort()
}

const key = (desk: Desk) => ({ staffId: desk.staff.id, rule: 'refused' as const, day })
const threeSeen = { count: 3 }
const fourSeen = { count: 4 }
const said = { verdict: 'explained' as const, note: '同一位老人三次说错尾号，有录音' }

test('what is unusual waits on the day of who may settle it, but nothing about themselves', async () => {
  expect((await found(one)).map(({ settled, isOwn }) => [settled, isOwn])).toEqual(
    expect.arrayContaining([
      [undefined, true],
      [undefined, false],
    ]),
  )
  expect(await due(one)).toEqual(['唐嘉树'])
  expect(await due(other)).toEqual(['唐嘉树', '沈国栋'].sort())
  const own = await one.ask(settleFinding, { ...key(one), ...fourSeen, ...said })
  expect(own).toMatchObject({ code: 'E3020001', message: '和自己有关的异常要由别人核实。' })
})

test('who could have come in as another settles nothing about themselves by that account', async () => {
  const puppet = await deskVisitor(service, ['supervisor'])
  await service.db
    .updateTable('staff')
    .set({ opened_by: one.staff.id })
    .where('id', '=', puppet.staff.id)
    .execute()
  expect(await due(puppet)).not.toContain('沈国栋')
  expect(await puppet.ask(settleFinding, { ...key(one), ...fourSeen, ...said })).toMatchObject({
    code: 'E3020001',
    message: '您的账号由这位同事开通或重置，要由另一位主管核实。',
  })
})

test('it is settled once, with why, and stays listed and in the trail', async () => {
  const empty = await other.ask(settleFinding, { ...key(one), ...fourSeen, ...said, note: ' ' })
  expect(empty.field).toBe('note')
  await other.get(settleFinding, { ...key(one), ...fourSeen, ...said })
  expect((await other.ask(settleFinding, { ...key(one), ...fourSeen, ...said })).code).toBe(
    'E3020001',
  )
  expect(await due(other)).toEqual(['唐嘉树'])
  const settled = (await found(one)).find(({ staffId }) => staffId === one.staff.id)?.settled
  expect(settled).toMatchObject({ ...said, byName: '韩雅琴' })
  const entries = await service.db
    .selectFrom('audit_entry')
    .select(['object_id', 'outcome'])
    .where('event', '=', 'finding-settled')
    .where('staff_id', '=', other.staff.id)
    .execute()
  expect(entries).toEqual([{ object_id: one.staff.id, outcome: 'refused 2026-11-20 explained' }])
  const { sealed } = await service.db
    .selectFrom('look_finding')
    .select('sealed')
    .where('staff_id', '=', one.staff.id)
    .executeTakeFirstOrThrow()
  expect(sealed?.toString('utf8')).not.toContain('尾号')
})

test('what came since it was read is settled by nobody', async () => {
  await refusedCallers(agent.staff.id, 2)
  const more = (await found(other)).find(({ staffId }) => staffId === agent.staff.id)
  expect(more?.count).toBe(5)
  const late = await other.ask(settleFinding, { ...key(agent), ...threeSeen, ...said })
  expect(late).toMatchObject({ code: 'E3020001', message: expect.stringContaining('次数') })
  expect(await due(other)).toEqual(['唐嘉树'])
})

test('more of it opens it again', async () => {
  await refusedCallers(one.staff.id, 2)
  const again = (await found(other)).find(({ staffId }) => staffId === one.staff.id)
  expect([again?.count, again?.settled]).toEqual([6, undefined])
})

test('compliance reads them and settles none, and another branch neither reads nor settles', async () => {
  const auditor = await deskVisitor(service, ['compliance'])
  expect((await found(auditor)).length).toBeGreaterThan(1)
  expect((await auditor.ask(settleFinding, { ...key(agent), ...threeSeen, ...said })).code).toBe(
    'E3010002',
  )

  const elsewhere = await deskVisitor(service, ['supervisor'])
  await setBranch(service, elsewhere.staff.id, { branch: '34010000' })
  expect(await found(elsewhere)).toEqual([])
  expect(await due(elsewhere)).toEqual([])
  expect((await elsewhere.ask(settleFinding, { ...key(agent), ...threeSeen, ...said })).code).toBe(
    'E3020001',
  )
})

test('findings are kept in one order, so that two who keep them never wait for each other', async () => {
  const told = [agent, one, other].flatMap(({ staff }) => [
    ['customer-searched', 'nothing', 10, staff.id] as const,
    ['caller-refused', 'refused', 3, staff.id] as const,
  ])
  for (const [event, outcome, howMany, staffId] of told) {
    await sql`
      insert into audit_entry (chain, seq, at, event, outcome, staff_id, previous_mac, mac)
      select ${randomUUID()}::uuid, seq, '2026-11-18T01:00:00Z'::timestamptz + seq * interval '1 minute',
        ${event}, ${outcome}, ${staffId}::uuid, '\\x00'::bytea, '\\x00'::bytea
      from generate_series(1, ${howMany}::int) seq
    `.execute(service.db)
  }
  await keepFindings(service, { from: startOfDay('2026-11-18'), until: startOfDay('2026-11-19') })
  const { rows } = await sql<{ name: string }>`
    select concat_ws('/', staff_id, rule) as name from look_finding
    where day = '2026-11-18' order by ctid
  `.execute(service.db)
  const names = rows.map(({ name }) => name)
  expect(names).toHaveLength(6)
  expect(names).toEqual(names.toSorted())
})

test('they go after their term, and whoever reads that day again brings none of them back', async () => {
  const purge = () => purgeAll(service, service.settings, new Map())
  const left = async () =>
    (await service.db.selectFrom('look_finding').select('day').execute()).length
  expect(await left()).toBeGreaterThan(1)
  const keptDays = service.settings.findingsKeptDays
  await service.passTime((keptDays - 1) * 86_400)
  await purge()
  expect(await left()).toBeGreaterThan(1)
  await service.passTime(2 * 86_400)
  await purge()
  expect(await left()).toBe(0)
  expect(await found(await deskVisitor(service, ['supervisor']))).toEqual([])
  expect(await left()).toBe(0)
})
