import { type Browser, chromium } from '@playwright/test'
import { browserOfTests } from '../../e2e/browser.ts'
import { builtPeer } from '../cold-load/built-peers.ts'
import { serveBuild } from '../cold-load/static-site.ts'
import { type Site, visit } from '../cold-load/visit.ts'
import type { Figure, Scenario } from '../figure.ts'
import { median } from '../median.ts'
import { believingProxies, provenVisit } from '../proven-visit.ts'
import { runService } from '../running-service.ts'

const rounds = 7
const atMost = 1.35
/** Somebody of the demo with a car and a claim. */
const customer = { mobile: '15000008260', idNumber: '320199199503188264' }

/** First visits to what most visits begin with, beside the least React page. */
export const firstVisits: Scenario = {
  name: 'first-visits',
  async run() {
    const service = await runService(undefined, believingProxies)
    const browser = await chromium.launch(await browserOfTests())
    const hello = await serveBuild(builtPeer('react-hello-world'), {})
    try {
      const { cookies, claim } = await provenVisit(browser, service.origin, customer)
      const ours = [
        { name: 'home', path: '/#/home', usable: 'a[href="#/proof"]' },
        { name: '/me', path: '/#/me', usable: '[aria-label="我的保障"] dl', cookies },
        { name: '/claims-query', path: '/#/claims-query', usable: 'form input:enabled' },
        { name: 'a claim', path: claim, usable: 'main ol', cookies },
      ].map(({ path, ...page }) => ({ ...page, url: `${service.origin}${path}` }))
      const limit: Site = { name: 'React hello world', url: hello.origin, usable: 'h1' }
      const [atLimit = [], ...seen] = await inTurns(browser, [limit, ...ours])
      return ours.map(({ name }, at) => figureOf(name, seen[at] ?? [], atLimit))
    } finally {
      hello.stop()
      await browser.close()
      await service.stop()
    }
  },
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
