/** WeChat's web view saves no files and opens links in itself. */
export function isWeChat(userAgent = navigator.userAgent): boolean {
  return /MicroMessenger/i.test(userAgent)
}
