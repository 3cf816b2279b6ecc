import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { urlOf } from '@ecenter/contract/call.ts'
import { defaultChannelNo } from '@ecenter/contract/constants/channels.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { workHeader } from '@ecenter/contract/envelope/work.ts'
import { startProof } from '@ecenter/contract/person/proof.ts'
import { markAsDemo } from '../../apps/server/src/demo/demo-marker.ts'
import { demoProducts } from '../../apps/server/src/demo/products.ts'
import {
  contactRows,
  writeContacts,
} from '../../apps/server/src/domains/person/store/person-contact.ts'
import { storePolicies } from '../../apps/server/src/domains/policies/store/store-policies.ts'
import { migrations } from '../../apps/server/src/migrations/migrations.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { admitKeys, demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { type Keys, keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { sessionsOn } from '../../apps/server/src/platform/session/sessions.ts'
import { workFor } from '../../apps/server/test/work-for.ts'
import type { Figure, Scenario } from '../figure.ts'
import { customer } from '../lookups/customers.ts'
import { startServer } from '../lookups/start-server.ts'
import { median } from '../median.ts'
import { type OwnPostgres, onOwnPostgres } from '../on-own-postgres.ts'

const pairs = 300
/** They warm the service up, and are not counted. */
const uncounted = 50
const clock = { now: () => new Date(), today: () => new Date().toISOString().slice(0, 10) }

const kinds = ['known', 'unknown'] as const
type Kind = (typeof kinds)[number]

/** A code is asked for to phones that are on file and to others, in turns: both take as long, and say as much. */
export const phonesAlike: Scenario = {
  name: 'proofs',
  run: () => onOwnPostgres('proofs', measure),
}

interface Answer {
  readonly ms: number
  readonly bytes: number
}

async function measure({ folder, url, atEnd }: OwnPostgres): Promise<Figure[]> {
  const database = openDatabase({ url, log: openLog('silent') })
  await migrate(database.db, migrations)
  const keys = keysFrom(await admitKeys(database.db, demoKeyMaterial(join(folder, 'demo-keys'))))
  await storeKnown(database, keys)
  const visits = await openVisits(database, keys)
  await database.close()
  const env = { ...process.env, DATABASE_URL: url, DATA_FOLDER: folder, TRUST_PROXY: '127.0.0.1' }
  const service = await startServer(new URL('../lookups/service.ts', import.meta.url), env)
  atEnd(() => service.process.kill('SIGKILL'))

  const answers: Record<Kind, Answer[]> = { known: [], unknown: [] }
  for (const [at, visit] of visits.entries()) {
    const answer = await askForCode(service.port, visit)
    if (at >= 2 * uncounted) answers[visit.kind].push(answer)
  }
  return figuresOf(answers)
}

function figuresOf({ known, unknown }: Record<Kind, Answer[]>): Figure[] {
  const ms = (of: readonly Answer[]) => median(of.map((answer) => answer.ms))
  const apart = Math.abs(ms(known) - ms(unknown))
  const sizes = new Set([...known, ...unknown].map(({ bytes }) => bytes))
  const what = 'a code to a phone that is on file, and to one that is not'
  return [
    {
      what: `${what}: medians apart`,
      ours: apart,
      unit: 'ms',
      beside: [
        { name: 'on file', value: ms(known) },
        { name: 'not on file', value: ms(unknown) },
      ],
      reach: '≤ 5 ms',
      isReached: apart <= 5,
    },
    {
      what: `${what}: sizes of the answer`,
      ours: sizes.size,
      unit: '',
      beside: [],
      reach: '1',
      isReached: sizes.size === 1,
    },
  ]
}

function phoneOf(kind: Kind, at: number): string {
  return `${kind === 'known' ? '1380001' : '1390001'}${String(at).padStart(4, '0')}`
}

async function storeKnown({ db }: Database, keys: Keys): Promise<void> {
  const today = clock.today()
  await db
    .insertInto('product')
    .values(demoProducts().map(({ code, kind, name }) => ({ code, kind, name })))
    .execute()
  for (let at = 0; at < pairs; at += 1) {
    const { insured, policies } = customer(at, today)
    const own = { ...insured, mobile: phoneOf('known', at) }
    await storePolicies(
      { db, keys },
      policies.map((policy) => ({ ...policy, applicant: own, insured: own })),
    )
    await writeContacts(db, [contactRows(keys, own)])
  }
  await markAsDemo(db, today)
}

interface Visit {
  readonly kind: Kind
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Each from a network of its own, where a first code asks for work and no slide. */
async function openVisits(database: Database, keys: Keys): Promise<Visit[]> {
  const sessions = sessionsOn({ ...database, keys, clock, notifier: { notify: async () => {} } })
  const visits: Visit[] = []
  for (let at = 0; at < 2 * pairs; at += 1) {
    const kind = kinds[at % 2 === 0 ? 0 : 1]
    const { session, cookie } = await sessions.open()
    const caller = {
      uuid: session.uuid,
      token: sessions.tokenOf(session),
      channelNo: defaultChannelNo,
    }
    const asked = { mobile: phoneOf(kind, Math.floor(at / 2)), agreedTo: '2026-11' }
    const forwarded = `10.${100 + Math.floor(at / 200)}.${at % 200}.7`
    visits.push({
      kind,
      headers: {
        'content-type': 'application/json',
        cookie: `sid=${cookie}`,
        'x-forwarded-for': forwarded,
      },
      body: JSON.stringify(wrap(startProof, asked, caller, randomUUID())),
    })
  }
  return visits
}

/** The work that it asks for is done before the clock starts. */
async function askForCode(port: number, { headers, body }: Visit): Promise<Answer> {
  const send = (more: Readonly<Record<string, string>>) =>
    fetch(`http://127.0.0.1:${port}${urlOf(startProof)}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body,
    })
  const asked = await send({})
  await asked.text()
  const work = { [workHeader]: workFor(asked.headers.get(workHeader) ?? '') }
  const begun = performance.now()
  const text = await (await send(work)).text()
  const ms = performance.now() - begun
  if (!text.includes('"resultCode":"1"')) throw new Error(`no code was sent: ${text.slice(0, 200)}`)
  return { ms, bytes: Buffer.byteLength(text) }
}
