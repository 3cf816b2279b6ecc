/**
 * A mini-program of WeChat or another app shows the site without the menu that opens a page in the
 * browser. Most name themselves; older ones of WeChat leave a mark on the page.
 */
export function isMiniProgram(userAgent = navigator.userAgent): boolean {
  const isMarked = Reflect.get(globalThis, '__wxjs_environment') === 'miniprogram'
  return isMarked || /miniProgram|AlipayClient|swan\//i.test(userAgent)
}
