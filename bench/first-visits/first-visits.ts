import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { browserOfTests } from '../../e2e/browser.ts'
import { provePerson } from '../../e2e/person/prove.ts'
import { builtPeer } from '../cold-load/built-peers.ts'
import { serveBuild } from '../cold-load/static-site.ts'
import { type Site, visit } from '../cold-load/visit.ts'
import type { Figure, Scenario } from '../figure.ts'
import { median } from '../median.ts'
import { runService } from '../running-service.ts'

const rounds = 7
const atMost = 1.35
/** Somebody of the demo with a car, a home and a claim. */
const customer = { mobile: '15000004020', idNumber: '510199199812062206' }

const pages = [
  { name: 'home', path: '/#/home', usable: 'a[href="#/proof"]' },
  { name: '/me', path: '/#/me', usable: '[aria-label="我的保障"] dl', isProven: true },
] as const

/** First visits to home and to all that is somebody's, beside the least React page. */
export const firstVisits: Scenario = {
  name: 'first-visits',
  async run() {
    const service = await runService()
    const browser = await chromium.launch(await browserOfTests())
    const hello = await serveBuild(builtPeer('react-hello-world'), {})
    try {
      const cookies = await provenCookies(browser, service.origin)
      const limit: Site = { name: 'React hello world', url: hello.origin, usable: 'h1' }
      const ours = pages.map((page) => ({
        name: page.name,
        url: `${service.origin}${page.path}`,
        usable: page.usable,
        ...('isProven' in page && { cookies }),
      }))
      const seen = await inTurns(browser, [limit, ...ours])
      return ours.map((_, at) => figureOf(ours[at]?.name ?? '', seen[at + 1] ?? [], seen[0] ?? []))
    } finally {
      hello.stop()
      await browser.close()
      await service.stop()
    }
  },
}

async function provenCookies(
  browser: Browser,
  baseURL: string,
): Promise<Awaited<ReturnType<BrowserContext['cookies']>>> {
  const context = await browser.newContext({ baseURL })
  await provePerson(await context.newPage(), customer)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** Until each can be used, in ms. The first turn warms up. */
async function inTurns(browser: Browser, sites: readonly Site[]): Promise<number[][]> {
  const seen: number[][] = sites.map(() => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, site] of sites.entries()) {
      const { usable } = await visit(browser, site)
      if (round > 0) seen[at]?.push(usable)
    }
  }
  return seen
}

function figureOf(name: string, ours: readonly number[], limit: readonly number[]): Figure {
  const ratio = median(ours) / median(limit)
  return {
    what: `first visit of ${name}: usable`,
    ours: median(ours),
    unit: 'ms',
    beside: [{ name: 'React hello world', value: median(limit) }],
    ratio,
    reach: `≤ ${atMost}× hello world`,
    isReached: ratio <= atMost,
  }
}
