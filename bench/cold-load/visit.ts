import type { Browser, CDPSession } from '@playwright/test'
import { type Cookies, takeSlowPhone } from '../slow-phone.ts'
import { type Marks, readMarks, watchPage } from './watch-page.ts'

export interface Site {
  readonly name: string
  readonly url: string
  /** Matches once a visitor can use the page. */
  readonly usable: string
  /** Of a visitor whom the service knows already. */
  readonly cookies?: Cookies
}

export interface Visit extends Marks {
  /** Compressed bytes of HTML, JS and CSS, without headers. */
  readonly bytes: number
}

/** How long after the last request a larger paint or a shift may still come. */
const settleMs = 300

/** One first visit, with nothing in any cache. */
export async function visit(browser: Browser, { url, usable, cookies }: Site): Promise<Visit> {
  const { page, devtools, close } = await takeSlowPhone(browser, cookies)
  try {
    const bytes = countBytes(devtools)
    await page.addInitScript(watchPage, usable)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForSelector(usable, { state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settleMs)
    return { ...(await page.evaluate(readMarks)), bytes: bytes() }
  } finally {
    await close()
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
