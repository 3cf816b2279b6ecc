import {
  askWishAgain,
  listOpenWishes,
  noteWish,
} from '@ecenter/contract/core/desk/wishes-at-desk.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { lastPosition, tellOf } from '../../../../test/subjects/core-events.ts'
import { acceptAll } from '../../../../test/wishes.ts'
import { uuidV7 } from '../../../platform/core-events/uuid-v7.ts'
import { makeWish, promisedBy } from '../../../platform/wishes/make-wish.ts'
import { purgeWishes } from '../../out/purge-events.ts'
import { noteReceived, readFeed } from '../../out/read-feed.ts'

const service = serviceOfTests({ demo: false })
let clerk: Awaited<ReturnType<typeof deskVisitor>>
beforeEach(async () => {
  for (const table of ['core_event', 'wish', 'wish_note'] as const)
    await service.db.deleteFrom(table).execute()
  clerk = await deskVisitor(service, ['supervisor'])
})

let policies = 0

/** A plate that was asked for, by an event that the core may have. */
async function asked(): Promise<{ readonly eventId: string; readonly id: string }> {
  policies += 1
  const id = uuidV7(service.clock.now())
  const eventId = await tellOf(service, `policy/${policies}`, 'canary')
  await makeWish(service, {
    ...{ eventId, kind: 'plate-correction', customerKey: Buffer.alloc(32), objectId: id },
    dueAt: promisedBy(service, 'plate-correction'),
    about: `保单 PDAA${policies}`,
    asked: '车牌号 京A8K621 改为 京A9Z876',
    before: { licenseNo: '京A8K621' },
    after: { licenseNo: '京A9Z876', endorsementNo: 'EDAA1' },
  })
  return { eventId, id }
}

test('what waits for the core is listed, what is late in front, and reading it leaves a trace', async () => {
  const first = await asked()
  await service.passTime(25 * 3600)
  const second = await asked()
  clerk = await deskVisitor(service, ['supervisor'])
  const { wishes, total, late } = await clerk.get(listOpenWishes, {})
  expect(wishes.map(({ eventId, isLate }) => [eventId, isLate])).toEqual([
    [first.eventId, true],
    [second.eventId, false],
  ])
  expect({ total, late }).toEqual({ total: 2, late: 1 })
  await acceptAll(service, 'plate-correction', first.id)
  expect(await clerk.get(listOpenWishes, {})).toMatchObject({ total: 1, late: 0 })
  const trail = await service.db
    .selectFrom('audit_entry')
    .select('staff_id')
    .where('event', '=', 'wishes-read')
    .execute()
  expect(trail.at(-1)).toEqual({ staff_id: clerk.staff.id })
})

test('asked again, the event comes at the end of the feed with the id that it had', async () => {
  const { eventId } = await asked()
  await asked()
  const after = await lastPosition(service)
  await noteReceived(service, after, service.clock.now())
  await clerk.get(askWishAgain, { eventId })
  await lastPosition(service)
  const told = await readFeed(service, { after, limit: 10 })
  expect(told.map(({ id }) => id)).toEqual([eventId])
  const { wishes } = await clerk.get(listOpenWishes, {})
  expect(wishes.filter(({ askedAgainAt }) => askedAgainAt !== undefined)).toHaveLength(1)
})

test('what a customer has asked otherwise since is not put behind that, for the rest of it staff call', async () => {
  const customer = { customerKey: Buffer.alloc(32, 1), objectId: uuidV7(service.clock.now()) }
  const contact = async (parts: readonly string[]) => {
    const eventId = await tellOf(service, 'person/1', 'canary')
    for (const part of parts)
      await makeWish(service, {
        ...{ eventId, kind: 'contact-change', part, ...customer, about: '客户', asked: part },
        dueAt: promisedBy(service, 'contact-change'),
      })
    return eventId
  }
  const older = await contact(['email', 'address'])
  const newer = await contact(['email'])
  const refused = await clerk.ask(askWishAgain, { eventId: older })
  expect(refused).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('客户后来改了'),
  })
  await clerk.get(askWishAgain, { eventId: newer })
  const { wishes } = await clerk.get(listOpenWishes, {})
  const again = wishes.filter(({ askedAgainAt }) => askedAgainAt !== undefined)
  expect(again.map(({ eventId }) => eventId)).toEqual([newer])
})

test('a call is noted with who noted it, sealed', async () => {
  const { eventId } = await asked()
  await clerk.get(noteWish, { eventId, note: '核心值班：今晚处理' })
  const { wishes } = await clerk.get(listOpenWishes, {})
  expect(wishes[0]?.notes).toMatchObject([{ byName: clerk.staff.name, text: '核心值班：今晚处理' }])
  const rows = await service.db.selectFrom('wish_note').select('sealed').execute()
  expect(Buffer.concat(rows.map(({ sealed }) => sealed)).includes('核心值班')).toBe(false)
})

test('what was answered meanwhile is asked again by nobody, and nothing is noted', async () => {
  const { eventId, id } = await asked()
  await acceptAll(service, 'plate-correction', id)
  for (const answer of [
    await clerk.ask(askWishAgain, { eventId }),
    await clerk.ask(noteWish, { eventId, note: '已经答复' }),
  ])
    expect(answer.code).toBe('E3020001')
})

test('what ended three months ago is forgotten with its notes, and what is open stays', async () => {
  const ended = await asked()
  const open = await asked()
  await clerk.get(noteWish, { eventId: ended.eventId, note: '已联系' })
  await acceptAll(service, 'plate-correction', ended.id)
  await service.passTime(91 * 86_400)
  await purgeWishes(service)
  const rows = await service.db.selectFrom('wish').select('event_id').execute()
  expect(rows).toEqual([{ event_id: open.eventId }])
  expect(await service.db.selectFrom('wish_note').select('id').execute()).toEqual([])
})

test('an event that is kept no more cannot be told again', async () => {
  const { eventId } = await asked()
  await service.db.deleteFrom('core_event').where('id', '=', eventId).execute()
  expect((await clerk.ask(askWishAgain, { eventId })).code).toBe('1007')
})
