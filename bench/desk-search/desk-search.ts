import { searchCustomers } from '@ecenter/contract/customers/desk/search-customers.ts'
import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import type { Scenario } from '../figure.ts'
import { type Load, load, type Shot } from '../lookups/load.ts'
import { startServer } from '../lookups/start-server.ts'
import { median } from '../median.ts'
import { type OwnPostgres, onOwnPostgres } from '../on-own-postgres.ts'
import { type Filled, fill, policies } from './fill.ts'

const clients = 16
const rounds = 4
const seconds = 4
const atMostMs = 100

/** What a search by a plate comes to in the end. */
const select = `select policy.*, product.kind, product.name as product_name from policy
  inner join product on product.code = policy.product_code
  where plate_key = decode($1, 'hex') order by starts_on desc`

/**
 * Staff who search among a million policies, by phone, plate and ID number in turns, through the whole service with
 * its limits, trail and list of colleagues, beside bare node with one SELECT by plate.
 */
export const deskSearch: Scenario = {
  name: 'desk-search',
  run: () =>
    onOwnPostgres('desk-search', async (own) => {
      const { ours, bare } = await measure(own, await fill(own))
      const what = `search of staff among ${policies.toLocaleString('en')} policies, 16 clients`
      return [
        {
          what: `${what}, p99`,
          ours: ours.p99,
          unit: 'ms',
          beside: [{ name: 'bare node and one SELECT by plate', value: bare.p99 }],
          ratio: ours.p99 / bare.p99,
          reach: `≤ ${atMostMs} ms`,
          isReached: ours.p99 <= atMostMs,
        },
        {
          what,
          ours: Math.round(ours.perSecond),
          unit: '/s',
          beside: [
            { name: 'bare node and one SELECT by plate', value: Math.round(bare.perSecond) },
          ],
          ratio: ours.perSecond / bare.perSecond,
          reach: '–',
          isReached: true,
        },
      ]
    }),
}

/** Both in turns, after one round that only warms them up; the median of the rounds counts. */
async function measure(
  { url, folder, atEnd }: OwnPostgres,
  { customers, cookies }: Filled,
): Promise<{ ours: Load; bare: Load }> {
  const env = { ...process.env, DATABASE_URL: url, DATA_FOLDER: folder, SELECT: select }
  const bare = await startServer(new URL('../lookups/bare.ts', import.meta.url), env)
  atEnd(() => bare.process.kill('SIGKILL'))
  const service = await startServer(new URL('../lookups/service.ts', import.meta.url), env)
  atEnd(() => service.process.kill('SIGKILL'))

  let asked = 0
  const next = () => {
    asked += 1
    const who = customers[(asked * 7) % customers.length]
    const cookie = cookies[asked % cookies.length]
    if (who === undefined || cookie === undefined) throw new Error('nobody to search')
    return { who, cookie }
  }
  const nextBare = (): Shot => ({ path: '/', headers: {}, body: next().who.plateKey })
  const nextOurs = (): Shot => {
    const { who, cookie } = next()
    const words = [who.mobile, who.licenseNo, who.idNumber][asked % 3]
    return {
      path: deskUrlOf(searchCustomers),
      headers: { cookie: `desk=${cookie}`, origin: `http://127.0.0.1:${service.port}` },
      body: JSON.stringify({ words }),
    }
  }
  const results = { ours: [] as Load[], bare: [] as Load[] }
  for (let round = 0; round <= rounds; round += 1) {
    const least = await load(bare.port, clients, seconds, nextBare, isRow)
    const most = await load(service.port, clients, seconds, nextOurs, isFound)
    if (round === 0) continue
    results.bare.push(least)
    results.ours.push(most)
  }
  return { ours: middleOf(results.ours), bare: middleOf(results.bare) }
}

function isRow(answer: string): boolean {
  return answer.startsWith('[{')
}

function isFound(answer: string): boolean {
  return answer.includes('"resultCode":"1"') && answer.includes('maskedIdNumber')
}

function middleOf(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
  }
}
