import {
  changeSubscription,
  openClaimLink,
  queryClaimSchedleInfo,
  stopSubscription,
} from '@ecenter/contract/claims/claim-calls.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn, claimRef } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { tellSubscribers } from '../notices/tell-subscribers.ts'
import type { ClaimEventType } from '../rules/claim-event.ts'
import { appendClaimEvent } from '../store/append-claim-event.ts'
import { subscribe } from '../store/claim-subscription.ts'
import { storeClaims } from '../store/store-claims.ts'

const home = household(town.owner)
const claim = claimOn(home)
const unknownLink = 'AAAAAAAAAAAAAAAAAAAAAA'

const service = serviceOfTests({ demo: false })
let owner: Visitor
let handle: string
beforeAll(async () => {
  await storeInTown(service, [home])
  await storeClaims(service, [claim])
})
beforeEach(async () => {
  await service.passTime(86_400)
  owner = await newSession(service)
  handle = await prove(owner)
  await turn('on')
})
afterEach(() => turn('off'))

/** As if the code to the phone on file had been typed. */
async function prove(by: Visitor): Promise<string> {
  const proof = { level: 'phone-on-file' } as const
  const refs = [claimRef(service, claim)]
  const [opened = ''] = await service.grants.open(await by.session(), refs, proof)
  return opened
}

async function turn(to: 'on' | 'off'): Promise<void> {
  const by = await newSession(service)
  await by.get(changeSubscription, { handle: await prove(by), isOn: to === 'on' })
}

async function happen(...types: readonly ClaimEventType[]): Promise<void> {
  const at = service.clock.now()
  for (const type of types) {
    await appendClaimEvent(service, claimRef(service, claim), { type, at, facts: {} })
  }
}

/** What subscribers were sent since the last day began. */
async function notices(): Promise<string[]> {
  const since = new Date(service.clock.now().getTime() - 8 * 86_400_000).toISOString()
  const messages = await service.outbox.messages()
  return messages.flatMap(({ at, text, to }) =>
    at >= since && to === town.owner.mobile && text.includes('新进展') ? [text] : [],
  )
}

async function told(...types: readonly ClaimEventType[]): Promise<string[]> {
  const before = (await notices()).length
  await happen(...types)
  await tellSubscribers(service)
  const now = await notices()
  return now.slice(0, now.length - before)
}

function linkIn(text = ''): string {
  return /\?link=([\w-]{22})/.exec(text)?.[1] ?? ''
}

test('what is new is one SMS, however many processes tell of it at once', async () => {
  const before = (await notices()).length
  await happen('survey')
  await Promise.all([1, 2, 3, 4].map(() => tellSubscribers(service)))
  await tellSubscribers(service)
  expect(await notices()).toHaveLength(before + 1)
})

test('several steps since the last run are one SMS about the latest, short and with one link', async () => {
  const texts = await told('survey', 'assessment', 'documents-sent')
  expect(texts).toHaveLength(1)
  const [text = ''] = texts
  expect(text).toContain('有新进展：正在核定损失金额。')
  expect(text.match(/https?:/g)).toHaveLength(1)
  expect(text).toContain('停止提醒')
  expect(text.length).toBeLessThanOrEqual(140)
})

test.each(['refused', 'cancelled'] as const)(
  'an SMS does not tell a passer-by: %s',
  async (end) => {
    const [text = ''] = await told(end)
    expect(text).toContain('已有处理结果')
    await happen('reopened')
  },
)

test('an event that nobody here knows is not told, and what comes after it is', async () => {
  const { db } = service
  await happen('survey')
  const { id } = claimRef(service, claim)
  await db
    .updateTable('claim_event')
    .set({ type: 'drone-flown' })
    .where('claim_id', '=', id)
    .where(({ eb, selectFrom }) =>
      eb(
        'seq',
        '=',
        selectFrom('claim_event')
          .select(({ fn }) => fn.max('seq').as('last'))
          .where('claim_id', '=', id),
      ),
    )
    .execute()
  expect(await told()).toEqual([])
  expect(await told('assessment')).toHaveLength(1)
})

test('a claim that cannot be read silences nobody else, and its failure names nobody', async () => {
  const { db, keys } = service
  const other = claimOn(home)
  await storeClaims(service, [other])
  const ref = claimRef(service, other)
  const phoneKey = keys.searchHash('phone', town.owner.mobile)
  await subscribe(service, ref, { phoneKey, now: service.clock.now() })
  await appendClaimEvent(service, ref, { type: 'survey', at: service.clock.now(), facts: {} })
  const broken = { sealed: Buffer.from('broken') }
  await db.updateTable('claim').set(broken).where('id', '=', ref.id).execute()
  const before = service.logged.length

  expect(await told('survey')).toHaveLength(1)
  const logged = service.logged.slice(before).join()
  expect(logged).toContain('claim notice')
  for (const secret of [town.owner.mobile, town.owner.name, other.registNo]) {
    expect(logged).not.toContain(secret)
  }
  await db.deleteFrom('claim').where('id', '=', ref.id).execute()
})

test('the SMS names the report masked, and nobody', async () => {
  const [text = ''] = await told('survey')
  const { registNo } = claim
  expect(text).toContain(`${registNo.slice(0, 4)} **** **** ${registNo.slice(-4)}`)
  expect(text).toMatch(/\/#\/claims-schedle-nocar\?link=[\w-]{22}$/)
  for (const secret of [registNo, town.owner.name, town.owner.idNumber, town.owner.mobile]) {
    expect(text).not.toContain(secret)
  }
})

test('nothing is told of what was before it was turned on, of what the customer did, and once it is off', async () => {
  await turn('off')
  expect(await told('survey')).toEqual([])
  await turn('on')
  expect(await told()).toEqual([])
  expect(await told('documents-sent')).toEqual([])
  expect(await told('calculation')).toHaveLength(1)
  await turn('off')
  expect(await told('review')).toEqual([])
})

test('whoever turns on what is on loses nothing that waits', async () => {
  const before = (await notices()).length
  await happen('survey')
  await turn('on')
  await tellSubscribers(service)
  expect(await notices()).toHaveLength(before + 1)
})

test('when the change is undone, its SMS is not sent, and told later', async () => {
  const before = (await notices()).length
  await happen('survey')
  const jobs = {
    ...service.jobs,
    sendSms: () => Promise.reject(new Error('the disk is full')),
  }
  await tellSubscribers({ ...service, jobs })
  expect(await notices()).toHaveLength(before)
  await tellSubscribers(service)
  expect(await notices()).toHaveLength(before + 1)
})

test('another phone on file is not told what the one before agreed to', async () => {
  const other = service.keys.searchHash('phone', '13700009999')
  const { id } = claimRef(service, claim)
  const { db, keys } = service
  await db.updateTable('claim').set({ phone_key: other }).where('id', '=', id).execute()
  expect(await told('survey')).toEqual([])
  const own = keys.searchHash('phone', town.owner.mobile)
  await db.updateTable('claim').set({ phone_key: own }).where('id', '=', id).execute()
})

test('the link opens nothing by itself, and the claim with the code to the phone on file', async () => {
  const link = linkIn((await told('survey'))[0])
  const visitor = await newSession(service)
  const opened = await visitor.get(openClaimLink, { link })
  expect(opened.kind).toBe('other')
  const reads = [queryWapClaimSchedleInfo, queryClaimSchedleInfo]
  for (const call of reads) {
    for (const name of [opened.proofHandle, opened.handle]) {
      expect(await visitor.ask(call, { handle: name })).toMatchObject({ code: 'E3010001' })
    }
  }
  const { proofHandle } = opened
  expect(await visitor.ask(changeSubscription, { handle: proofHandle, isOn: false })).toMatchObject(
    {
      code: 'E3010001',
    },
  )

  await visitor.proveOnFile(proofHandle, 'open-claim')
  const detail = await visitor.get(queryClaimSchedleInfo, { handle: opened.handle })
  expect(detail.accident.place).toBe(claim.accident.place)
  expect(detail.subscription).toEqual({
    isOn: true,
    maskedMobile: expect.stringMatching(/^1\d\d\*/),
  })
  expect(await visitor.ask(queryWapClaimSchedleInfo, { handle: proofHandle })).toMatchObject({
    code: 'E3010001',
  })
})

test('a link is good for seven days; unknown and expired are one answer', async () => {
  const link = linkIn((await told('survey'))[0])
  await service.passTime(7 * 86_400 - 1)
  expect(await (await newSession(service)).ask(openClaimLink, { link })).toMatchObject({
    code: '1',
  })
  await service.passTime(1)
  const visitor = await newSession(service)
  const expired = await visitor.ask(openClaimLink, { link })
  const unknown = await visitor.ask(openClaimLink, { link: unknownLink })
  expect(expired.code).toBe('1007')
  expect(unknown.wire.json().body).toEqual(expired.wire.json().body)
  expect(unknown.wire.headers['content-length']).toBe(expired.wire.headers['content-length'])
})

test('whoever tries links out is locked, and told the same', async () => {
  const link = linkIn((await told('survey'))[0])
  const visitor = await newSession(service)
  for (let tries = 0; tries < 10; tries++) await visitor.ask(openClaimLink, { link: unknownLink })
  expect(await visitor.ask(openClaimLink, { link })).toMatchObject({ code: '1007' })
  expect(await (await newSession(service)).ask(openClaimLink, { link })).toMatchObject({
    code: '1',
  })
})

test('a link stops the messages without a code, also when it has expired, and twice', async () => {
  const link = linkIn((await told('survey'))[0])
  await service.passTime(8 * 86_400)
  const visitor = await newSession(service)
  expect(await visitor.ask(stopSubscription, { link })).toMatchObject({ code: '1' })
  expect(await visitor.ask(stopSubscription, { link })).toMatchObject({ code: '1' })
  expect(await told('review')).toEqual([])
  const unknown = await visitor.ask(stopSubscription, { link: unknownLink })
  expect(unknown).toMatchObject({ code: '1007' })
})

test('only whoever has proven the phone on file turns messages on or off', async () => {
  const otherVisitor = await newSession(service)
  const knows = { level: 'knowledge' } as const
  const refs = [claimRef(service, claim)]
  const [known = ''] = await service.grants.open(await otherVisitor.session(), refs, knows)
  for (const named of [known, handle]) {
    const asked = await otherVisitor.ask(changeSubscription, { handle: named, isOn: false })
    expect(asked).toMatchObject({ code: 'E3010001' })
  }
  expect(await told('survey')).toHaveLength(1)
})

test('a link lies nowhere in the clear', async () => {
  const link = linkIn((await told('survey'))[0])
  await (await newSession(service)).get(openClaimLink, { link })
  const { rows } = await service.database.pool.query(
    'select row::text from claim_link row union all select row::text from audit_entry row',
  )
  expect(rows.length).toBeGreaterThan(1)
  const seen = JSON.stringify(rows) + service.logged.join()
  expect(seen).not.toContain(link)
  expect(seen).not.toContain(Buffer.from(link).toString('hex'))
})
