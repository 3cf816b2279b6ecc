import { outletServices } from '@ecenter/contract/constants/outlet-service-items.ts'
import { outletKinds } from '@ecenter/contract/constants/outlet-types.ts'
import type { OutletDraft } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import type { ComparedField } from '../kit/Comparison.tsx'
import { areaText } from '../places/area-levels.ts'

/** What two people wrote of one outlet, field by field. */
export function comparedOutlets(
  areas: readonly Province[],
  mine: OutletDraft,
  theirs: OutletDraft,
): ComparedField[] {
  const of = (name: string, textOf: (draft: OutletDraft) => string) => ({
    name,
    mine: textOf(mine),
    theirs: textOf(theirs),
  })
  return [
    of('网点名称', ({ name }) => name),
    of('所在地区', ({ areaCode }) => areaText(areas, areaCode)),
    of('地址', ({ address }) => address),
    of('电话', ({ phone }) => phone),
    of('网点类型', ({ types }) => namesOf(outletKinds, types)),
    of('服务项目', ({ services }) => namesOf(outletServices, services)),
    of('位置', ({ latitude, longitude }) => `${latitude}, ${longitude}`),
    of('营业时间', ({ hours }) => hoursText(hours)),
    of('显示给客户', ({ isShown }) => (isShown ? '是' : '否')),
  ]
}

function namesOf(
  all: readonly { readonly code: string; readonly text: string }[],
  codes: readonly string[],
): string {
  return all
    .filter(({ code }) => codes.includes(code))
    .map(({ text }) => text)
    .join('、')
}

function hoursText({ spans, isOpenOnHolidays }: OutletDraft['hours']): string {
  const lines = spans.map(({ days, from, to }) => `周 ${days.join('、')}：${from}–${to}`)
  return [...lines, isOpenOnHolidays ? '节假日营业' : '节假日休息'].join('\n')
}
