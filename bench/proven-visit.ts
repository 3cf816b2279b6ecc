import type { Browser } from '@playwright/test'
import { provePerson } from '../e2e/person/prove.ts'
import type { Cookies } from './slow-phone.ts'

/** The service of such a visit believes where it comes from. */
export const believingProxies = { TRUST_PROXY: 'loopback' }

/** What a browser holds in which somebody of the demo has proven who they are, and the addresses of what is theirs. */
export async function provenVisit(
  browser: Browser,
  baseURL: string,
  person: Parameters<typeof provePerson>[1],
): Promise<{ readonly cookies: Cookies; readonly claim: string }> {
  // From the third code an hour on a network would have to slide a piece; with `believingProxies` it is another one.
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')
  const extraHTTPHeaders = { 'x-forwarded-for': `10.${address}` }
  const context = await browser.newContext({ baseURL, extraHTTPHeaders })
  try {
    const page = await context.newPage()
    await provePerson(page, person)
    await page.goto('/#/me')
    const claim = await page.locator('a[href^="#/claims-"]').first().getAttribute('href')
    if (claim === null) throw new Error('this customer has no claim')
    return { cookies: await context.cookies(), claim: `/${claim}` }
  } finally {
    await context.close()
  }
}
