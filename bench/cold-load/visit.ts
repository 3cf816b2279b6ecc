import type { Browser, BrowserContext, CDPSession } from '@playwright/test'
import { type Marks, readMarks, watchPage } from './watch-page.ts'

export interface Site {
  readonly name: string
  readonly url: string
  /** Matches once a visitor can use the page. */
  readonly usable: string
  /** Of a visitor whom the service knows already. */
  readonly cookies?: Parameters<BrowserContext['addCookies']>[0]
}

export interface Visit extends Marks {
  /** Compressed bytes of HTML, JS and CSS, without headers. */
  readonly bytes: number
}

/** A slow phone on a slow network (Lighthouse's own: "slow 4G"). */
const network = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}
const cpuSlowdown = 4
const phone = {
  viewport: { width: 375, height: 667 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
}
/** How long after the last request a larger paint or a shift may still come. */
const settleMs = 300

/** One first visit, with nothing in any cache. */
export async function visit(browser: Browser, { url, usable, cookies = [] }: Site): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const bytes = countBytes(devtools)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(watchPage, usable)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForSelector(usable, { state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settleMs)
    return { ...(await page.evaluate(readMarks)), bytes: bytes() }
  } finally {
    await context.close()
  }
}

const counted = new Set(['Document', 'Script', 'Stylesheet'])

/**
 * Adds up what comes over the wire. The page itself is not asked: it is told no sizes while the
 * browser's web security is off, as the flags of @sparticuz/chromium have it.
 */
function countBytes(devtools: CDPSession): () => number {
  const headerBytes = new Map<string, number>()
  let total = 0
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (counted.has(type)) headerBytes.set(requestId, response.encodedDataLength)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const header = headerBytes.get(requestId)
    if (header !== undefined) total += encodedDataLength - header
  })
  return () => total
}
