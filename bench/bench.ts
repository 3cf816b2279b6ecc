import { buildIfStale } from '../tools/builds.mjs'
import { accidentReport } from './accident-report/accident-report.ts'
import { chats } from './chats/chats.ts'
import { coldLoad } from './cold-load/cold-load.ts'
import { coreEvents } from './core-events/core-events.ts'
import { corePush } from './core-push/core-push.ts'
import { coreRows } from './core-rows/core-rows.ts'
import { deskSearch } from './desk-search/desk-search.ts'
import { details } from './details/details.ts'
import { imageCode, openSession, slide } from './entrance/entrance.ts'
import { faq } from './faq/faq.ts'
import type { Figure, Scenario } from './figure.ts'
import { firstVisits } from './first-visits/first-visits.ts'
import { freshClone } from './fresh-clone/fresh-clone.ts'
import { imports, importsOfMillion } from './imports/imports.ts'
import { interaction } from './interaction/interaction.ts'
import { keep } from './kept-results.ts'
import { claimLookup } from './lookups/claim-lookup.ts'
import { outletSearch } from './lookups/outlet-search.ts'
import { policyLookup } from './lookups/policy-lookup.ts'
import { paymentNotices } from './notices/payment-notices.ts'
import { overview } from './overview/overview.ts'
import { pageChunks } from './page-chunks/page-chunks.ts'
import { processesBench } from './processes/processes.ts'
import { phonesAlike } from './proofs/phones-alike.ts'
import { reports } from './reports/reports.ts'
import { ringingPhone } from './ringing-phone/ringing-phone.ts'
import { signedPolicy } from './signed-policy/signed-policy.ts'
import { size } from './size/size.ts'
import { start } from './start/start.ts'
import { tableOf } from './table.ts'
import { taps } from './taps/taps.ts'

const scenarios: readonly Scenario[] = [
  accidentReport,
  chats,
  claimLookup,
  coldLoad,
  coreEvents,
  corePush,
  coreRows,
  deskSearch,
  details,
  faq,
  firstVisits,
  freshClone,
  imageCode,
  imports,
  importsOfMillion,
  interaction,
  openSession,
  outletSearch,
  overview,
  pageChunks,
  paymentNotices,
  phonesAlike,
  policyLookup,
  processesBench,
  reports,
  ringingPhone,
  signedPolicy,
  size,
  slide,
  start,
  taps,
]

/** `npm run bench -- cold-load start` runs these scenarios alone, whatever they take. */
const asked = process.argv.slice(2)
const chosen = scenarios.filter(({ name, isLong }) =>
  asked.length === 0 ? !isLong : asked.includes(name),
)
const unknown = asked.filter((name) => !scenarios.some((scenario) => scenario.name === name))
if (unknown.length > 0) {
  throw new Error(
    `no scenario ${unknown.join(', ')}; there are ${scenarios.map(({ name }) => name).join(', ')}`,
  )
}

await buildIfStale()
const figures: Figure[] = []
const failed: string[] = []
for (const { name, run } of chosen) {
  const begun = performance.now()
  console.error(`measuring ${name} …`)
  try {
    const measured = await run()
    await keep(name, measured)
    figures.push(...measured)
  } catch (fault) {
    failed.push(name)
    console.error(fault)
  }
  console.error(`  took ${Math.round((performance.now() - begun) / 1000)} s`)
}
console.log(tableOf(figures))
if (failed.length > 0) console.log(`failed; their last figures stand: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 && figures.every(({ isReached }) => isReached) ? 0 : 1
