import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

export interface SlowPhone {
  readonly page: Page
  readonly devtools: CDPSession
  readonly close: () => Promise<void>
}

/** Lighthouse's own "slow 4G", which is slower than the 4G of the browser's tools. */
const network = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}

export const cpuSlowdown = 4

export const phone = {
  viewport: { width: 375, height: 667 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
}

/** A slow phone on a slow network, with nothing in any cache. */
export async function takeSlowPhone(browser: Browser, cookies: Cookies = []): Promise<SlowPhone> {
  const context = await browser.newContext(phone)
  await context.addCookies(cookies)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return { page, devtools, close: () => context.close() }
}
