import type { Page } from '@playwright/test'
import { refusal, success } from './wire.ts'

const maskedMobile = '177****7280'

/**
 * From now on a call finds its proof expired, until `page.unroute(call)`, and any six digits renew
 * it. A phone gets one code a minute, so the second one is only said to be sent.
 */
export async function letProofExpire(page: Page, call: string): Promise<void> {
  const sent = { maskedMobile, resendAfterSeconds: 60, expiresInSeconds: 300 }
  await page.route(call, (route) => route.fulfill(refusal('E3010001', '验证已过期，请重新验证。')))
  let isAskedFirst = true
  await page.route('**/ecenter/wp/policy/getCentPhoneCode', async (route) => {
    // The service itself would see that this session proved the phone a moment ago.
    if (isAskedFirst) await route.fulfill(refusal('1006', '请先完成拼图'))
    else await route.fulfill(success(sent))
    isAskedFirst = false
  })
  await page.route('**/ecenter/wp/verification/checkSMSCode', (route) =>
    route.fulfill(success({ level: 'phone-on-file' })),
  )
}
