import { randomUUID } from 'node:crypto'
import { findOutlets } from '@ecenter/contract/outlets/outlet.ts'
import { markAsDemo } from '../../apps/server/src/demo/demo-marker.ts'
import { demoOutlets } from '../../apps/server/src/demo/outlets/demo-outlets.ts'
import { mapPoint } from '../../apps/server/src/domains/outlets/rules/map-point.ts'
import { storeOutlets } from '../../apps/server/src/domains/outlets/store/outlet.repository.ts'
import type { Outlet } from '../../apps/server/src/domains/outlets/store/outlet.ts'
import { urlOf } from '../../packages/contract/src/call.ts'
import { wrap } from '../../packages/contract/src/envelope/head.ts'
import type { Scenario } from '../figure.ts'
import type { Shot } from './load.ts'
import { lookupFigures } from './lookup-figures.ts'
import { measureBeside } from './measure-beside.ts'
import { openSessionAt } from './open-session-at.ts'

const outletCount = 20_000
const batch = 1000
const placeCount = 1000
/** One session has only so many calls under way. */
const sessionCount = 16

const select = `select id, name, address, area_code, services, phone, latitude, longitude, hours,
    types::text, (select count(*) from outlet) as total
  from outlet order by spot <-> $1::point, id limit 20`

/** The nearest of 20,000 outlets through the whole service, beside bare node with the same SELECT. */
export const outletSearch: Scenario = {
  name: 'outlet-search',
  async run() {
    const measured = await measureBeside({
      select,
      async prepare({ db }) {
        const outlets = manyOutlets()
        for (let at = 0; at < outlets.length; at += batch) {
          await storeOutlets({ db }, outlets.slice(at, at + batch))
        }
        await markAsDemo(db, new Date().toISOString().slice(0, 10))
        return asked
      },
    })
    return lookupFigures('nearest of 20,000 outlets', measured)
  },
}

async function asked(port: number) {
  const places = manyPlaces()
  const sessions: Awaited<ReturnType<typeof openSessionAt>>[] = []
  while (sessions.length < sessionCount) sessions.push(await openSessionAt(port))
  const points = places.map((place) => {
    const { x, y } = mapPoint(place)
    return `(${x},${y})`
  })
  return {
    nextBare: inTurn(points.map((body) => ({ path: '/', headers: {}, body }))),
    nextOurs: inTurn(
      places.flatMap((place, at) => {
        const session = sessions[at % sessions.length]
        if (session === undefined) return []
        return {
          path: urlOf(findOutlets),
          headers: { cookie: session.cookie },
          body: JSON.stringify(wrap(findOutlets, place, session.caller, randomUUID())),
        }
      }),
    ),
    isFound: (answer: string) => answer.includes('"resultCode":"1"') && answer.includes('distance'),
  }
}

function inTurn(shots: readonly Shot[]): () => Shot {
  let at = 0
  return () => shots[at++ % shots.length] ?? { path: '/', headers: {}, body: '' }
}

/** Those of the demo, over and over, some kilometres apart from each other. */
function manyOutlets(): Outlet[] {
  const some = demoOutlets()
  return Array.from({ length: outletCount }, (_, at) => {
    const like = some[at % some.length]
    if (like === undefined) throw new Error('the demo has no outlets')
    return { ...like, id: randomUUID(), ...near(like) }
  })
}

function manyPlaces() {
  const outlets = demoOutlets()
  return Array.from({ length: placeCount }, (_, at) =>
    near(outlets[at % outlets.length] ?? { latitude: 0, longitude: 0 }),
  )
}

/** Within some fifty kilometres. */
function near({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude: latitude + Math.random() - 0.5, longitude: longitude + Math.random() - 0.5 }
}
