/** The channel number a request carries when its page was opened without one. */
export const defaultChannelNo = '2'

/** Where the site runs (specification, section 2); `web` is a browser that no channel opened. */
export const channels = ['web', 'vmeng', 'app', 'gwcx', 'fccx', '95518', 'cx'] as const
export type Channel = (typeof channels)[number]

/** What WeChat's web view calls itself in its user agent. */
export const weChatMark = /MicroMessenger/i
