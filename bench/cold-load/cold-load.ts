import { type Browser, chromium } from '@playwright/test'
import { browserOfTests } from '../../e2e/browser.ts'
import type { Scenario } from '../figure.ts'
import { runService } from '../running-service.ts'
import { builtPeer } from './built-peers.ts'
import { figuresOf, type Visits } from './figures.ts'
import { recordedAnswers } from './recorded-answers.ts'
import { type StaticSite, serveBuild } from './static-site.ts'
import { type Site, visit } from './visit.ts'

const rounds = 7
/** Not the default city, so that the form shows when the city's data has come. */
const path = '/#/policy-query?cityCode=31000000'
const formWithCityData = 'form:has(input:enabled) [aria-label="省份简称，当前为沪"]'

/** The first visit to the car policy form beside the least React page and the same form of others. */
export const coldLoad: Scenario = {
  name: 'cold-load',
  async run() {
    const service = await runService()
    const browser = await chromium.launch(await browserOfTests())
    const ours = { name: 'ours', url: `${service.origin}${path}`, usable: formWithCityData }
    const served: StaticSite[] = []
    try {
      const answers = await recordedAnswers(browser, ours.url)
      const serve = async (peer: string, name: string, usable: string): Promise<Site> => {
        const site = await serveBuild(builtPeer(peer), answers)
        served.push(site)
        return { name, url: site.origin, usable }
      }
      return figuresOf(
        await inTurns(browser, {
          ours,
          limit: await serve('react-hello-world', 'React hello world', 'h1'),
          vant: await serve('vant-form', 'Vant 4', formWithCityData),
          antdMobile: await serve('antd-mobile-form', 'antd-mobile 5', formWithCityData),
        }),
      )
    } finally {
      for (const site of served) site.stop()
      await browser.close()
      await service.stop()
    }
  },
}

/** Turn by turn, so that what the machine does meanwhile meets all alike. The first turn warms up. */
async function inTurns(browser: Browser, sites: Record<keyof Visits, Site>): Promise<Visits> {
  const visits: Visits = { ours: [], limit: [], vant: [], antdMobile: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['ours', 'limit', 'vant', 'antdMobile'] as const) {
      const seen = await visit(browser, sites[name])
      if (round > 0) visits[name].push(seen)
    }
  }
  return visits
}
