import type { Channel } from './channels.ts'

/** What staff read of a channel. */
export const channelNames: Readonly<Record<Channel, string>> = {
  web: '浏览器',
  app: 'App',
  gwcx: '官微小程序',
  cx: '车险小程序',
  vmeng: 'V 盟',
  fccx: '非车小程序',
  '95518': '95518 平台',
}
