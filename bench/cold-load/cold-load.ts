import { type Browser, chromium } from '@playwright/test'
import { browserFromPackages } from '../../e2e/browser.ts'
import type { Scenario } from '../figure.ts'
import { runService } from '../running-service.ts'
import { builtPeer } from './built-peers.ts'
import { figuresOf, type Visits } from './figures.ts'
import { recordedAnswers } from './recorded-answers.ts'
import { serveBuild } from './static-site.ts'
import { type Site, visit } from './visit.ts'

const rounds = 7
/** Not the default city, so that the form shows when the city's data has come. */
const path = '/#/policy-query?cityCode=31000000'
const formWithCityData = 'form:has(input:enabled) [aria-label="省份简称，当前为沪"]'

/** The first visit to the car policy form beside the least React page and the same form of others. */
export const coldLoad: Scenario = {
  name: 'cold-load',
  async run() {
    const browser = await chromium.launch(await browserFromPackages())
    const service = await runService()
    const ours: Site = {
      name: 'ours',
      url: `${service.origin}${path}`,
      usable: formWithCityData,
    }
    try {
      const answers = await recordedAnswers(browser, ours.url)
      const [limit, vant, antdMobile] = await Promise.all([
        serveBuild(builtPeer('react-hello-world'), {}),
        serveBuild(builtPeer('vant-form'), answers),
        serveBuild(builtPeer('antd-mobile-form'), answers),
      ])
      const form = { usable: formWithCityData }
      const visits = await inTurns(browser, {
        ours,
        limit: { name: 'React hello world', url: limit.origin, usable: 'h1' },
        vant: { name: 'Vant 4', url: vant.origin, ...form },
        antdMobile: { name: 'antd-mobile 5', url: antdMobile.origin, ...form },
      })
      for (const site of [limit, vant, antdMobile]) site.stop()
      return figuresOf(visits)
    } finally {
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
