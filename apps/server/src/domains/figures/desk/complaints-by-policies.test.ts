import { exportReport, readReport } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import type { ReportMeasure } from '@ecenter/contract/figures/desk/report-measures.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { appealOfNumber } from '../../appeals/store/appeal.repository.ts'
import { takeAppeal } from '../../appeals/store/change-appeal.ts'
import { storeAppeal } from '../../appeals/store/store-appeal.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'
import { rollDays } from '../store/roll-days.ts'

// The policies are the demo's; what is reported is compared with rows that are counted here one by one.
const service = serviceOfTests()
const zhejiang = '33010000'
const anhui = '34010000'
const houseTeam = '/投诉组'
const ownTeam = '33000000/一组'
let today: string
let policies: Record<string, number>

beforeAll(async () => {
  const { db, clock } = service
  today = clock.today()
  const branch = (comCode: string, comName: string) => ({
    ...{ comCode, areaCode: comCode, comName, address: '路', phone: '' },
  })
  await storeBranches(service, [
    branch('33000000', '浙江省分公司'),
    branch('34000000', '安徽省分公司'),
  ])
  // Some of Hangzhou, some of Hefei, some that say no area; the others stay as their numbers say.
  const ids = await db.selectFrom('policy').select('id').orderBy('id').execute()
  const areas = ['3301', '3301', '3401', null, undefined] as const
  for (const [at, { id }] of ids.entries()) {
    const area_code = areas[at % areas.length]
    if (area_code === undefined) continue
    await db.updateTable('policy').set({ area_code }).where('id', '=', id).execute()
  }
  await db.deleteFrom('appeal').execute()
  const house = await member(undefined, '投诉组')
  const own = await member('33000000', '一组')
  await complain('AA0001', zhejiang, own)
  await complain('AA0002', zhejiang, own)
  await complain('AA0003', zhejiang, house)
  await complain('AA0004', anhui, house)
  await complain('AA0005', undefined, undefined)
  await rollDays({ ...service, url: service.database.url })
  policies = await inForceByArea()
})

async function member(branch: string | undefined, team: string): Promise<string> {
  const { staff } = await deskVisitor(service, ['claims'])
  await setBranch(service, staff.id, { branch, team })
  return staff.id
}

async function complain(
  caseNo: string,
  areaCode: string | undefined,
  staffId: string | undefined,
): Promise<void> {
  await storeAppeal(service, {
    ...{ caseNo, name: '李晓', phoneNumber: '13700009701', content: caseNo, kind: 'complaint' },
    ...{ channel: 'phone', cause: 'claim-speed', product: 'commercial', areaCode },
    ...{ callBackTime: 'soonest', claim: undefined, filedAt: service.clock.now() },
  })
  const ref = await appealOfNumber(service, caseNo, undefined)
  if (staffId === undefined || ref === undefined) return
  await takeAppeal(service, ref, { staffId, name: '办理人' })
}

/** Each policy is looked at by itself, beside the rollup that the report reads. */
async function inForceByArea(): Promise<Record<string, number>> {
  const rows = await service.db
    .selectFrom('policy')
    .select(['area_code', 'starts_on', 'ends_on', 'cancelled_on'])
    .execute()
  const counts: Record<string, number> = {}
  for (const { area_code, starts_on, ends_on, cancelled_on } of rows) {
    const isInForce = starts_on <= today && today <= ends_on
    if (!isInForce || (cancelled_on !== null && cancelled_on <= today)) continue
    const area = (area_code ?? '').padEnd(area_code === null ? 0 : 8, '0')
    counts[area] = (counts[area] ?? 0) + 1
  }
  return counts
}

function policiesOf(area: string): number {
  return Object.entries(policies).reduce(
    (sum, [code, count]) => (code.startsWith(area) ? sum + count : sum),
    0,
  )
}

async function reportOf(own: string | undefined, branch?: string) {
  const desk = await deskVisitor(service, ['supervisor'])
  await setBranch(service, desk.staff.id, { branch: own, team: '' })
  const question = { report: 'complaints', from: today, to: today, branch } as const
  const { figures, groups } = await desk.get(readReport, question)
  const value = (name: ReportMeasure) => figures.find(({ measure }) => measure === name)?.value
  const rowsBy = (name: string) => {
    const { measures, rows } = groups.find(({ group }) => group === name) ?? failed(name)
    const at = (measure: ReportMeasure) => measures.indexOf(measure)
    return Object.fromEntries(
      rows.map(({ key, values }) => [
        key,
        [values[at('complaints')], values[at('inForce')], values[at('perTenThousand')]],
      ]),
    )
  }
  const total = [value('complaints'), value('inForce'), value('perTenThousand')]
  return { desk, question, total, rowsBy }
}

function failed(name: string): never {
  throw new Error(`no rows by ${name}`)
}

function told(complaints: number, inForce: number, rated = complaints) {
  return [complaints, inForce, (rated * 10_000) / inForce]
}

test('each branch is told by its own policies, as many as there are rows of them', async () => {
  const [hangzhou, hefei, unknown] = [policiesOf(zhejiang), policiesOf(anhui), policies['']]
  expect([hangzhou, hefei, unknown].every((count = 0) => count > 0)).toBe(true)
  expect(new Set([hangzhou, hefei, unknown]).size).toBeGreaterThan(1)
  const { total, rowsBy } = await reportOf(undefined)
  expect(total).toEqual(told(5, policiesOf('')))
  expect(rowsBy('branch')).toEqual({
    [zhejiang]: told(3, hangzhou),
    [anhui]: told(1, hefei),
    // Policies that know no branch are not those that complaints of no branch are about.
    '': [1, null, null],
  })
  expect((await reportOf(undefined, '33000000')).total).toEqual(told(3, policiesOf('33')))
})

test('a branch that lies around others is told with them, as where the report is narrowed to it', async () => {
  await complain('AA0006', '33000000', undefined)
  service.clock.advance(600)
  await rollDays({ ...service, url: service.database.url })
  const { rowsBy } = await reportOf(undefined)
  const { '33000000': around, [zhejiang]: hangzhou } = rowsBy('branch')
  expect(around).toEqual(told(1, policiesOf('33'), 4))
  expect(hangzhou).toEqual(told(3, policiesOf(zhejiang)))
  const narrowed = await reportOf(undefined, '33000000')
  expect(narrowed.total).toEqual(told(4, policiesOf('33')))
  await service.db.deleteFrom('appeal').where('area_code', '=', '33000000').execute()
  service.clock.advance(600)
  await rollDays({ ...service, url: service.database.url })
})

test('a team is told by the policies of the branch that it works for', async () => {
  const { rowsBy } = await reportOf(undefined)
  expect(rowsBy('team')).toEqual({
    [ownTeam]: told(2, policiesOf('33')),
    [houseTeam]: told(2, policiesOf('')),
    '': [1, null, null],
  })
  expect((await reportOf(undefined, zhejiang)).rowsBy('team')).toEqual({
    [ownTeam]: told(2, policiesOf('3301')),
    [houseTeam]: told(1, policiesOf('3301')),
  })
})

test('staff of a branch read its policies, and a rate without complaints that are of no branch', async () => {
  const { total, rowsBy } = await reportOf('33000000')
  expect(total).toEqual(told(4, policiesOf('33'), 3))
  expect(rowsBy('branch')).toEqual({
    [zhejiang]: told(3, policiesOf(zhejiang)),
    '': [1, null, null],
  })
  expect((await reportOf('33000000', anhui)).total).toEqual([0, undefined, undefined])
})

test('the file tells the same of branches and teams', async () => {
  const { desk, question } = await reportOf(undefined)
  const { wire } = await desk.ask(exportReport, question)
  const text = wire.rawPayload.toString('utf8')
  const rate = (complaints: number, area: string) =>
    ((complaints * 10_000) / policiesOf(area)).toFixed(2)
  for (const [part, of, complaints, area] of [
    ['按机构', '浙江省杭州市', 3, zhejiang],
    ['按机构', '安徽省合肥市', 1, anhui],
    ['按组', '浙江省分公司 一组', 2, '33'],
    ['按组', '总部 投诉组', 2, ''],
  ] as const) {
    expect(text).toMatch(
      new RegExp(`${part},${of},万张保单投诉量,[\\d.]+,,"?${rate(complaints, area)}`),
    )
    expect(text).toContain(`${part},${of},有效保单,${policiesOf(area)},`)
  }
})
