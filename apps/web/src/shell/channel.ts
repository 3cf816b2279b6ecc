/** Where the site runs, and what that hides (specification, section 2). */
export interface ChannelLook {
  readonly channel: 'vmeng' | 'app' | 'gwcx' | 'fccx' | '95518' | 'cx' | 'web'
  readonly hasHeader: boolean
  readonly canGoHome: boolean
}

export interface ChannelQuery {
  readonly from?: string | undefined
  readonly channelNo?: string | undefined
  readonly msappFlag?: string | undefined
}

const open: Omit<ChannelLook, 'channel'> = { hasHeader: true, canGoHome: true }

/** The first row that fits wins. */
export function channelLook({ from, channelNo, msappFlag }: ChannelQuery): ChannelLook {
  if (from === 'vmeng' || channelNo === '3') return { ...open, channel: 'vmeng', canGoHome: false }
  if (channelNo === '1' || msappFlag === '1') return { ...open, channel: 'app', hasHeader: false }
  if (channelNo === '4' && from === 'gwcx') return { ...open, channel: 'gwcx', hasHeader: false }
  if (channelNo === '5' && from === 'fccx') return { ...open, channel: 'fccx' }
  if (channelNo === '6' && from === '95518') return { ...open, channel: '95518' }
  if (channelNo === '7' && from === 'cx') return { ...open, channel: 'cx' }
  return { ...open, channel: 'web' }
}
