import type { ResponseOf } from '@ecenter/contract/call.ts'
import { screen } from '@ecenter/contract/outlets/outlet.ts'
import { useCall } from '../../client/use-call.ts'
import { useBasicInfo } from '../../state/basic-info.ts'
import { useOutletQuery } from '../../state/outlet-query.ts'
import { isAround } from '../outlet-question.ts'
import { usePosition } from '../position.ts'

/** Where outlets are looked for. */
export interface OutletPlace {
  /** As the filter names it: 附近, a city, a county. */
  readonly name: string
  readonly isAround: boolean
  /** The city, also when it is not asked for because the visitor is elsewhere. */
  readonly cityCode: string
  /** The smallest area that was chosen. */
  readonly areaCode: string
  /** What the filter offers there; undefined until it is known. */
  readonly choices: ResponseOf<typeof screen> | undefined
}

export function useOutletPlace(): OutletPlace {
  const query = useOutletQuery()
  const { cityCode, cityName } = useBasicInfo()
  const spot = usePosition((position) => position.spot)
  const around = isAround(query, cityCode, spot)
  const { value: choices } = useCall(screen, around ? {} : { cityCode })
  const countycode = query.cityCode === cityCode ? query.countycode : ''
  const county = choices?.counties.find((each) => each.countycode === countycode)
  return {
    name: around ? '附近' : (county?.name ?? (cityName || '所选城市')),
    isAround: around,
    cityCode,
    areaCode: countycode || cityCode,
    choices,
  }
}
