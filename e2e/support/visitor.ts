import { test as base, type Page } from '@playwright/test'

let visitors = 0
let visitBegan = 0

/** When the test under way began, in milliseconds since 1970; one worker runs one at a time. */
export function visitBeganAt(): number {
  return visitBegan
}

/**
 * A test whose visitor comes from a network address of their own: the service limits what one
 * address may ask and send, and all tests run on one machine.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    visitors += 1
    visitBegan = Date.now()
    const address = `10.${workerIndex % 256}.${visitors >> 8}.${visitors % 256}`
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': address })
  },
  page: async ({ page }, use) => {
    keepInterceptingOnceBegun(page)
    await use(page)
    // What the page asked for last is on its way still, and nobody waits for it.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const { status, expectedStatus } = test.info()
    // Of a machine that is gone only what it printed is left, and of that the errors for certain.
    if (status !== expectedStatus) throw new Error(await whatShows(page))
  },
})

/**
 * From here on a page's requests can be routed. What is asked right after the first route of a page
 * begins may pass it by, so a test whose first route has to catch one begins with this.
 */
export async function beginRouting(page: Page): Promise<void> {
  await page.route('**/nothing-is-asked-here', (route) => route.fallback())
}

async function whatShows(page: Page): Promise<string> {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)
  return `the test failed while ${page.url()} showed\n${shown}`
}

/**
 * When the last route of a page goes, the browser stops intercepting, and now and then a request that
 * is on its way right then is never answered. So a route that fits nothing stays with the first one.
 */
function keepInterceptingOnceBegun(page: Page): void {
  const route = page.route.bind(page)
  let hasBegun = false
  page.route = async (...args) => {
    if (!hasBegun) await page.context().route('**/nothing-is-here', (unasked) => unasked.fallback())
    hasBegun = true
    return route(...args)
  }
}
