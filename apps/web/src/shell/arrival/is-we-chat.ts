import { weChatMark } from '@ecenter/contract/constants/channels.ts'

/** WeChat's web view saves no files and opens links in itself. */
export function isWeChat(userAgent = navigator.userAgent): boolean {
  return weChatMark.test(userAgent)
}
