import { expect, type Page } from '@playwright/test'
import { ClaimProgress } from '../pages/claim-progress.ts'
import { ClaimQuery } from '../pages/claim-query.ts'
import { type Facts, factsToTry } from '../support/demo.ts'
import { flightClaim } from '../support/flight-claim.ts'
import { success } from '../support/wire.ts'

/** Where no car was in it: how each claim is found, by what the demo shows of it. */
const told = {
  'home-documents': ['policy', 'noCarClaim', 'a home under water'],
  'home-reviewed': ['policy', 'noCarClaim', 'a kitchen fire'],
  'person-documents': ['report', 'noCarClaim', 'a driver who fell'],
  'person-sent': ['report', 'noCarClaim', 'one of a group policy'],
  'visitor-hurt': ['report', 'noCarClaim', 'a visitor of a company'],
} as const

/** Orders that were sent back, as the demo tells of those who reported them. */
const returned: Readonly<Record<string, Facts>> = {
  'return-reviewed': { reportorName: '葛思远', mobile: '13600004620' },
  'return-paying': { reportorName: '姚秋菊', mobile: '13600004630' },
  'return-refused': { reportorName: '庞立轩', mobile: '13600004640' },
  'return-paid': { reportorName: '汤书琪', mobile: '13600004610' },
}

/** A journey through claims of a home, a person, a flight and an order that was sent back, each in its own words. */
export async function* everyClaimByKind(page: Page): AsyncGenerator<string> {
  for (const [name, [by, call, shows]] of Object.entries(told)) {
    yield* found(page, name, by, await factsToTry(page, call, shows))
  }
  for (const [name, facts] of Object.entries(returned)) {
    yield* found(page, name, 'reporter', facts)
  }
  yield* flights(page)
}

async function* found(page: Page, name: string, by: string, facts: Facts) {
  const query = await ClaimQuery.open(page, `/claims-query?by=${by}`)
  await query.ask(facts)
  await query.found.first().click()
  await expect(new ClaimProgress(page).head).toBeVisible()
  yield `claim-${name}`
}

async function* flights(page: Page) {
  const call = '**/queryWapClaimSchedleInfo'
  for (const at of ['survey', 'review'] as const) {
    await page.route(call, (route) => route.fulfill(success(flightClaim(at))))
    await page.goto('about:blank')
    await page.goto('/#/claims-schedle-nocar?handle=AbCdEfGhIjKlMnOpQrStUv')
    await expect(new ClaimProgress(page).head).toBeVisible()
    yield `claim-flight-${at}`
    await page.unroute(call)
  }
}
