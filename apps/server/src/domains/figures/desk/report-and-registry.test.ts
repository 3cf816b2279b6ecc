import { listCases } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { exportCases } from '@ecenter/contract/appeals/desk/export-cases.ts'
import type { DeskTypedOf } from '@ecenter/contract/desk/desk-call.ts'
import { readReport } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import type { ReportMeasure } from '@ecenter/contract/figures/desk/report-measures.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeAppeal } from '../../appeals/store/store-appeal.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'
import { rollDays } from '../store/roll-days.ts'

type Desk = Awaited<ReturnType<typeof deskVisitor>>

const service = serviceOfTests({ demo: false })
const days = { from: '2026-11-20', to: '2026-11-21' }

beforeAll(async () => {
  const branches = [
    ['33000000', '浙江省分公司'],
    ['34000000', '安徽省分公司'],
  ] as const
  await storeBranches(
    service,
    branches.map(([code, comName]) => ({
      ...{ comCode: code, areaCode: code, comName, address: '路', phone: '' },
    })),
  )
  await complain('AA0001', '34010000')
  service.clock.advance(60)
  await complain('AA0002', '33010000')
  service.clock.advance(60)
  // It repeats those of the branches, and nobody knows its area.
  await complain('AA0003', undefined)
  service.clock.advance(40 * 86_400)
  await rollDays({ ...service, url: service.database.url })
})

async function complain(caseNo: string, areaCode: string | undefined) {
  await storeAppeal(service, {
    ...{ caseNo, name: '李晓', phoneNumber: '13700009701', content: caseNo, kind: 'complaint' },
    ...{ channel: 'phone', cause: 'claim-speed', product: 'commercial', areaCode },
    ...{ callBackTime: 'soonest', claim: undefined, filedAt: service.clock.now() },
  })
}

test('the report and the registry count the same complaints, of whatever part of the house, late ones too', async () => {
  const of = async (branch: string | undefined) => {
    const desk = await deskVisitor(service, ['supervisor'])
    await setBranch(service, desk.staff.id, { branch, team: '' })
    return desk
  }
  // Whose desk, which area, and how many complaints, repeats and late ones there are.
  for (const [own, area, ...expected] of [
    [undefined, undefined, 3, 2, 3],
    [undefined, '33010000', 1, 1, 1],
    [undefined, '33000000', 1, 1, 1],
    [undefined, '34000000', 1, 0, 1],
    ['33000000', undefined, 2, 2, 2],
    ['34000000', undefined, 2, 1, 2],
    ['34000000', '33000000', 0, 0, 0],
  ] as const) {
    const desk = await of(own)
    const { figures } = await desk.get(readReport, { ...days, report: 'complaints', branch: area })
    const count = (name: ReportMeasure) =>
      figures.find(({ measure }) => measure === name)?.value ?? 0
    const told = [count('complaints'), count('repeats'), count('answeredLate')]
    expect(told, `${own} ${area}`).toEqual(expected)
    const asked = { ...days, kind: 'complaint', areaCode: area } as const
    expect(await countedIn(desk, asked), `${own} ${area}`).toEqual(expected)
    const listed = { stand: 'open', kind: 'complaint', areaCode: area } as const
    const { cases } = await desk.get(listCases, listed)
    expect([cases.length, cases.filter(({ isRepeat }) => isRepeat).length]).toEqual(
      expected.slice(0, 2),
    )
  }
})

/** Complaints in the file of the registry, and how many of them are repeats or late. */
async function countedIn(desk: Desk, asked: DeskTypedOf<typeof exportCases>) {
  const { wire } = await desk.ask(exportCases, asked)
  const [heads = '', ...rows] = wire.rawPayload.toString('utf8').trimEnd().split('\r\n')
  const at = (name: string) => heads.replace('\uFEFF', '').split(',').indexOf(name)
  const cells = rows.map((row) => row.split(','))
  const repeats = cells.filter((row) => row[at('重复投诉')] === '是')
  const late = cells.filter((row) => Number(row[at('答复超期天数')]) > 0)
  return [cells.length, repeats.length, late.length]
}
