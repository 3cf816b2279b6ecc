import type { Page } from '@playwright/test'

/**
 * From now on the page waits for answers as long as it takes: what a test holds back is let go late on
 * a slow machine, and by then the page would have given it up.
 */
export async function waitPatiently(page: Page): Promise<void> {
  await page.addInitScript(forgetPatience)
  await page.evaluate(forgetPatience)
}

/** The site measures its patience by a timer of 15 seconds, the desk by a signal. */
function forgetPatience() {
  const wait = setTimeout
  const waitOn = (...[act, ms, ...given]: Parameters<typeof setTimeout>) =>
    wait(act, ms === 15_000 ? 2 ** 31 - 1 : ms, ...given)
  Object.assign(globalThis, { setTimeout: waitOn })
  AbortSignal.timeout = () => new AbortController().signal
}
