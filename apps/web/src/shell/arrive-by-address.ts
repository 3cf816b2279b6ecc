import { rememberChannelNo } from '../client/page-session.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import { brand } from './brand.ts'
import { channelLook } from './channel.ts'
import { pathOf } from './location.ts'
import { type QueryParameters, queryParametersOf, readParameters } from './query-parameters.ts'

/**
 * Reads where the visitor comes from, once per page load: what the address says is remembered for
 * the session, and an empty hash leads to the mobile home (specification, section 2).
 */
export function arriveByAddress(): void {
  const parameters = remembered(queryParametersOf(location.search, location.hash))
  const look = channelLook(parameters)
  useBasicInfo.setState({
    channelType: look.channel,
    showHeadFlag: look.hasHeader,
    allowGoHome: look.canGoHome,
    ...(parameters.entryId === undefined ? {} : { entryId: parameters.entryId }),
    ...(isCityCode(parameters.cityCode) ? { cityCode: parameters.cityCode } : {}),
  })
  if (parameters.channelNo !== undefined) rememberChannelNo(parameters.channelNo)
  if (pathOf(location.hash) === '') location.replace(brand.homeUrl)
}

function remembered(given: QueryParameters): QueryParameters {
  return Object.fromEntries(
    readParameters.flatMap((name) => {
      const value = given[name] ?? sessionStorage.getItem(name) ?? undefined
      if (value === undefined) return []
      sessionStorage.setItem(name, value)
      return [[name, value]]
    }),
  )
}

function isCityCode(cityCode: string | undefined): cityCode is string {
  return cityCode !== undefined && /^\d{8}$/.test(cityCode)
}
