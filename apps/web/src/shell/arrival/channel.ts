import type { Channel } from '@ecenter/contract/constants/channels.ts'
import type { QueryParameters } from './query-parameters.ts'

type ChannelQuery = Pick<QueryParameters, 'from' | 'channelNo' | 'msappFlag'>

/** Where the site runs, and what that hides (specification, section 2). */
export interface ChannelLook {
  readonly channel: Channel
  readonly hasHeader: boolean
  readonly canGoHome: boolean
}

interface ChannelRule {
  /** One of these is enough; of one, every parameter has to fit. */
  readonly when: readonly ChannelQuery[]
  readonly channel: Channel
  readonly hides?: 'header' | 'way home'
}

/** Tried from the top; the first that fits wins. */
const channelRules: readonly ChannelRule[] = [
  { when: [{ from: 'vmeng' }, { channelNo: '3' }], channel: 'vmeng', hides: 'way home' },
  { when: [{ channelNo: '1' }, { msappFlag: '1' }], channel: 'app', hides: 'header' },
  { when: [{ channelNo: '4', from: 'gwcx' }], channel: 'gwcx', hides: 'header' },
  { when: [{ channelNo: '5', from: 'fccx' }], channel: 'fccx' },
  { when: [{ channelNo: '6', from: '95518' }], channel: '95518' },
  { when: [{ channelNo: '7', from: 'cx' }], channel: 'cx' },
  { when: [{}], channel: 'web' },
]

export function channelLook(query: ChannelQuery): ChannelLook {
  const rule = channelRules.find(({ when }) => when.some((wanted) => fits(query, wanted)))
  return {
    channel: rule?.channel ?? 'web',
    hasHeader: rule?.hides !== 'header',
    canGoHome: rule?.hides !== 'way home',
  }
}

function fits(query: ChannelQuery, { from, channelNo, msappFlag }: ChannelQuery): boolean {
  return (
    (from === undefined || from === query.from) &&
    (channelNo === undefined || channelNo === query.channelNo) &&
    (msappFlag === undefined || msappFlag === query.msappFlag)
  )
}
