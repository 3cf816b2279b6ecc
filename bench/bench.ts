import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { buildIfStale } from '../tools/builds.mjs'
import { chats } from './chats/chats.ts'
import { coldLoad } from './cold-load/cold-load.ts'
import { faq } from './faq/faq.ts'
import type { Figure, Scenario } from './figure.ts'
import { interaction } from './interaction/interaction.ts'
import { claimLookup } from './lookups/claim-lookup.ts'
import { outletSearch } from './lookups/outlet-search.ts'
import { policyLookup } from './lookups/policy-lookup.ts'
import { paymentNotices } from './notices/payment-notices.ts'
import { pageChunks } from './page-chunks/page-chunks.ts'
import { signedPolicy } from './signed-policy/signed-policy.ts'
import { start } from './start/start.ts'
import { tableOf } from './table.ts'

const scenarios: readonly Scenario[] = [
  chats,
  claimLookup,
  coldLoad,
  faq,
  interaction,
  outletSearch,
  pageChunks,
  paymentNotices,
  policyLookup,
  signedPolicy,
  start,
]

/** `npm run bench -- cold-load` runs one scenario; only a run of all is kept in `results.json`. */
const [asked] = process.argv.slice(2)
const chosen = scenarios.filter(({ name }) => asked === undefined || name === asked)
if (chosen.length === 0) {
  throw new Error(`no scenario ${asked}; there are ${scenarios.map(({ name }) => name).join(', ')}`)
}

await buildIfStale()
const figures: Figure[] = []
for (const scenario of chosen) {
  console.error(`measuring ${scenario.name} …`)
  figures.push(...(await scenario.run()))
}
console.log(tableOf(figures))
if (asked === undefined) await keep(figures)
process.exitCode = figures.every(({ isReached }) => isReached) ? 0 : 1

async function keep(rows: readonly Figure[]): Promise<void> {
  const processors = cpus()
  const results = {
    date: new Date().toISOString(),
    node: process.version,
    cpu: { model: processors[0]?.model ?? 'unknown', count: processors.length },
    figures: rows,
  }
  const file = new URL('results.json', import.meta.url)
  await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`)
}
