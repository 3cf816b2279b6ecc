import { claimDocumentSent } from '@ecenter/contract/core/claim-events.ts'
import { feedPage } from '@ecenter/contract/core/core-event.ts'
import { parse } from 'valibot'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { coreApiOf, keyOf } from '../../../test/core-api.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { visitClaim } from '../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../test/subjects/claims.ts'
import { tellOf } from '../../../test/subjects/core-events.ts'
import { household, storeInTown, town } from '../../../test/subjects/policies/other-policies.ts'
import { photo } from '../../../test/subjects/sample-files.ts'
import { assignAllPositions } from './assign-positions.ts'
import { openWaiting } from './await-events.ts'
import { feedRoute } from './feed-route.ts'
import { fileRoute } from './file-route.ts'

const service = serviceOfTests({ demo: false })
const coreApi = coreApiOf(service, () => [feedRoute(service), fileRoute(service)])
const home = household(town.owner)
let key: string
beforeAll(async () => {
  await storeInTown(service, [home])
  key = await keyOf(service, 'core', ['events:read', 'files:read'])
})
beforeEach(async () => {
  await service.db.deleteFrom('core_event').execute()
})

/** Asked at once, not only when somebody awaits the answer. */
async function ask(url: string, secret = key) {
  return await coreApi.app.inject({ url, headers: { authorization: `Bearer ${secret}` } })
}

async function page(query: string) {
  await assignAllPositions(service)
  return parse(feedPage, (await ask(`/core/events?${query}`)).json())
}

function unreceived() {
  return service.db
    .selectFrom('core_event')
    .select('id')
    .where('received_at', 'is', null)
    .orderBy('position')
    .execute()
}

test('the core reads page after page, each event once and in order', async () => {
  const { after: begin } = await page('')
  const told: string[] = []
  for (let at = 0; at < 7; at++) told.push(await tellOf(service, `lead/${at % 3}`, `${at}`))
  const read: string[] = []
  let after = begin
  for (;;) {
    const next = await page(`after=${after}&limit=3`)
    if (next.events.length === 0) break
    read.push(...next.events.map(({ id }) => id))
    after = next.after
  }
  expect(read).toEqual(told)
  const [first] = (await page(`after=${begin}&limit=1`)).events
  expect(first).toMatchObject({
    specversion: '1.0',
    type: 'lead.noted.v1',
    source: expect.stringMatching(/^http/),
    datacontenttype: 'application/json',
    subject: 'lead/0',
    data: { note: '0', account: 'agent1' },
  })
})

test('what lies before the position that it asks after is received; nothing else is', async () => {
  const told: string[] = []
  for (let at = 0; at < 3; at++) told.push(await tellOf(service, 'lead/1', `${at}`))
  const { events, after } = await page('limit=2')
  expect(events.length).toBe(2)
  expect((await unreceived()).map(({ id }) => id)).toEqual(told)
  await page(`after=${after}`)
  expect((await unreceived()).map(({ id }) => id)).toEqual(told.slice(2))
})

test('nobody gives a receipt for what there is not yet', async () => {
  await tellOf(service, 'lead/1', 'first')
  const { after } = await page('')
  const answer = await ask(`/core/events?after=${after + 1}`)
  expect(answer.statusCode).toBe(400)
  expect((await unreceived()).length).toBe(1)
})

test.each(['after=-1', 'after=x', 'limit=0', 'limit=1001', 'after=1&after=2'])(
  '%s is refused',
  async (query) => {
    const answer = await ask(`/core/events?${query}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-request'])
  },
)

test('a key that is for other things reads neither events nor files', async () => {
  const writer = await keyOf(service, 'writer', ['policies:write'])
  for (const url of ['/core/events', `/core/files/${crypto.randomUUID()}`]) {
    expect((await ask(url, writer)).json()).toMatchObject({ status: 403, code: 'scope-missing' })
  }
  const reader = await keyOf(service, 'reader', ['events:read'])
  expect((await ask(`/core/files/${crypto.randomUUID()}`, reader)).statusCode).toBe(403)
})

test('the bytes of a document that was sent are had by its id, and those of no other file', async () => {
  const events = eventsOf('2026-11-19T01:30:00Z', 'documents-asked')
  const visit = await visitClaim(service, claimOn(home, { lossTypes: ['flight-delay'], events }))
  await visit.send(await photo())
  const [told] = (await page('')).events
  const [file] = parse(claimDocumentSent.data, told?.data).files
  const answer = await ask(`/core/files/${file?.id}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe(file?.mediaType)
  expect(answer.rawPayload.length).toBe(file?.bytes)
  expect(answer.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff')

  const unnamed = await service.files.store(visit.ref.customerKey, Buffer.from('of nobody'))
  for (const id of [unnamed.id, crypto.randomUUID(), 'x', '%2e%2e%2fsecret']) {
    const refused = await ask(`/core/files/${id}`)
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'not-found'])
  }
})

test('where events are pushed, reading them is no receipt', async () => {
  const corePush = { url: 'http://127.0.0.1:1/', secrets: [] }
  const pushing = { ...service, settings: { ...service.settings, corePush } }
  const feed = feedRoute(pushing)
  await tellOf(service, 'lead/1', 'first')
  const { after } = await page('')
  await feed.handle({ request: { query: { after: `${after}` } } } as never)
  expect((await unreceived()).length).toBe(1)
})

test('whoever waits for an event is told it as soon as it has its position', async () => {
  const { after } = await page('')
  const asked = ask(`/core/events?after=${after}&wait=20`)
  const id = await tellOf(service, 'lead/waited', 'called')
  await assignAllPositions(service)
  const { events } = parse(feedPage, (await asked).json())
  expect(events.map((event) => event.id)).toEqual([id])
})

test('where something is there already nobody waits, and where nothing comes the answer is empty', async () => {
  const { after } = await page('')
  const id = await tellOf(service, 'lead/there', 'called')
  await assignAllPositions(service)
  const { events } = parse(feedPage, (await ask(`/core/events?after=${after}&wait=20`)).json())
  expect(events.map((event) => event.id)).toEqual([id])
  const { after: end } = await page(`after=${after}`)
  expect(await page(`after=${end}&wait=1`)).toEqual({ events: [], after: end })
})

test('a service that ends sends those away who wait', async () => {
  const waiting = openWaiting(service)
  const wait = waiting.begin()
  const isOver = wait.until(new AbortController().signal)
  waiting.end()
  await isOver
  await waiting.begin().until(new AbortController().signal)
  wait.stop()
})

test('whoever waits four times already is answered at once, and another key still waits', async () => {
  const { after } = await page('')
  const url = `/core/events?after=${after}&wait=20`
  const five = Array.from({ length: 5 }, async () => parse(feedPage, (await ask(url)).json()))
  expect(await Promise.race(five)).toEqual({ events: [], after })
  const other = ask(url, await keyOf(service, 'another', ['events:read']))
  const id = await tellOf(service, 'lead/waited', 'called')
  await assignAllPositions(service)
  const told = (await Promise.all(five)).map(({ events }) => events.map((event) => event.id))
  expect(told.toSorted((a, b) => a.length - b.length)).toEqual([[], [id], [id], [id], [id]])
  expect(parse(feedPage, (await other).json()).events.map((event) => event.id)).toEqual([id])
})

test('nobody waits longer than twenty seconds', async () => {
  expect((await ask('/core/events?wait=21')).statusCode).toBe(400)
})
