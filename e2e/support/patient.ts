import type { Page } from '@playwright/test'

/**
 * From now on the page waits for answers as long as it takes: what a test holds back is let go late on
 * a slow machine, and by then the page would have given it up.
 */
export async function waitPatiently(page: Page): Promise<void> {
  await page.addInitScript(forgetPatience)
  await page.evaluate(forgetPatience)
}

/**
 * The desk measures its patience by a signal, the site by a timer of 15 seconds; what the site asks by
 * itself as often rests, too.
 */
function forgetPatience() {
  AbortSignal.timeout = () => new AbortController().signal
  if (location.pathname.startsWith('/desk')) return
  const wait = setTimeout
  const waitOn = (...[act, ms, ...given]: Parameters<typeof setTimeout>) =>
    wait(act, ms === 15_000 ? 2 ** 31 - 1 : ms, ...given)
  Object.assign(globalThis, { setTimeout: waitOn })
}
