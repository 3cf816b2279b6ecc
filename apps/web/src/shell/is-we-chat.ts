/** WeChat's web view saves no files and opens links in itself. */
export function isWeChat(): boolean {
  return /MicroMessenger/i.test(navigator.userAgent)
}
