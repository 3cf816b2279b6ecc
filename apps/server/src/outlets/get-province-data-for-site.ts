import type { getProvinceDataForSite } from '@ecenter/contract/outlets/get-province-data-for-site.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { readOutletAreas } from '../records/outlets/outlet.repository.ts'
import { areasWith } from '../records/places/areas.ts'

export function answerGetProvinceDataForSite({
  db,
}: Parts): Handler<typeof getProvinceDataForSite> {
  return async () => ({ areas: areasWith(await readOutletAreas({ db })) })
}
