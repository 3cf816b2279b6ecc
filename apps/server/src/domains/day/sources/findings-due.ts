import { unusualRules } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import { countFindings, readFindings } from '../../looks/store/look-finding.repository.ts'
import { byNextWorkday } from '../rules/due.ts'
import type { DayAsked, DaySource } from './day-source.ts'

/** Unusual looks of colleagues that nobody has settled yet; what concerns oneself is for somebody else. */
export const findingsDue: DaySource = {
  kind: 'finding',
  isOwn: true,
  async count(services, asked) {
    const open = await readFindings(services, openFor(asked))
    const late = open.filter(
      ({ lastAt }) => Date.parse(byNextWorkday(lastAt).dueAt) <= asked.now.getTime(),
    )
    return { total: await countFindings(services, openFor(asked)), late: late.length }
  },
  async list(services, { limit, ...asked }) {
    const open = (await readFindings(services, openFor(asked))).reverse().slice(0, limit)
    const names = await staffNames(
      services,
      open.map(({ staffId }) => staffId),
    )
    return open.map(({ staffId, rule, day, count, lastAt }) => ({
      kind: 'finding',
      id: day,
      what: '核实异常访问',
      about: `${unusualRules[rule].title}，${count} 次`,
      number: names.get(staffId) ?? '已离职',
      ...byNextWorkday(lastAt),
    }))
  },
}

function openFor({ staff }: Pick<DayAsked, 'staff'>) {
  return { isOpen: true, besides: staff.id, branch: staff.branch }
}
