import type { getProvinceDataForSite } from '@ecenter/contract/outlets/outlet.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { areasWith } from '../../places/rules/areas.ts'
import type { OutletsServices } from '../outlets-services.ts'
import { readOutletAreas } from '../store/outlet.repository.ts'

export function answerGetProvinceDataForSite({
  db,
}: OutletsServices): Handler<typeof getProvinceDataForSite> {
  return async () => ({ areas: areasWith(await readOutletAreas({ db })) })
}
