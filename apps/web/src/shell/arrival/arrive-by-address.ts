import { rememberChannelNo } from '../../client/page-session.ts'
import { useBasicInfo } from '../../state/basic-info.ts'
import { sessionItems } from '../../state/keeping/session-items.ts'
import { brand } from '../brand.ts'
import { chooseCity } from '../choose-city.ts'
import { onNavigation, pathOf } from '../location.ts'
import { channelLook } from './channel.ts'
import { rootTarget } from './home-url.ts'
import { type QueryParameters, queryParametersOf, remembered } from './query-parameters.ts'

/**
 * Reads where the visitor comes from, when the page loads and whenever a later address says so, and
 * leads an empty hash to the mobile home (specification, section 2).
 */
export function arriveByAddress(): void {
  comeFrom(queryParametersOf(location.search, location.hash))
  onNavigation((hash) => {
    const given = queryParametersOf('', hash)
    if (Object.keys(given).length > 0) comeFrom(given)
  })
  if (pathOf(location.hash) === '') {
    location.replace(rootTarget(location.href, brand.mobileHomeUrl))
  }
}

function comeFrom(given: QueryParameters): void {
  // Once a visit: after that it would undo what the visitor chose, with each reload.
  const isCityTaken = sessionItems.getItem('cityCode') !== null
  const { entryId, ...query } = remembered(given, sessionItems)
  const look = channelLook(query)
  useBasicInfo.setState({
    channelType: look.channel,
    showHeadFlag: look.hasHeader,
    allowGoHome: look.canGoHome,
    ...(entryId === undefined ? {} : { entryId }),
  })
  if (query.channelNo !== undefined) rememberChannelNo(query.channelNo)
  if (given.cityCode !== undefined && !isCityTaken) void chooseCity(given.cityCode)
}
