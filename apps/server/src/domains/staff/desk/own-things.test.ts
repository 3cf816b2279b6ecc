import {
  keepOwn,
  listOwn,
  ownAtMost,
  ownForGoodAtMost,
} from '@ecenter/contract/staff/desk/own-things.ts'
import { expect, test } from 'vitest'
import { deskVisitor, newDeskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { keep, purgeKept, readKept } from '../../../platform/staff/kept.repository.ts'
import { ownPlaces } from './own-things.ts'

const service = serviceOfTests({ demo: false })
const letter = 'letter/4a0f2f3e-0000-4000-8000-000000000001'
const words = '尊敬的沈先生，您反映的问题已核实。'

test('what was begun is there at another computer of the same person, and at nobody else’s', async () => {
  const desk = await deskVisitor(service, ['claims'])
  await desk.get(keepOwn, { place: letter, values: { letter: '尊敬的' } })
  await desk.get(keepOwn, { place: letter, values: { letter: words } })
  const elsewhere = newDeskVisitor(service)
  elsewhere.takeCookie(
    await service.db.transaction().execute((db) => service.staffSessions.open(desk.staff.id, db)),
  )
  expect(await elsewhere.get(listOwn, {})).toEqual({
    own: [{ place: letter, values: { letter: words } }],
  })
  const other = await deskVisitor(service, ['supervisor'])
  expect(await other.get(listOwn, {})).toEqual({ own: [] })
  await elsewhere.get(keepOwn, { place: letter })
  expect(await desk.get(listOwn, {})).toEqual({ own: [] })
})

test('who may no longer write to customers reads nothing that they began to write', async () => {
  const desk = await deskVisitor(service, ['claims', 'agent'])
  await desk.get(keepOwn, { place: 'view/claims/1', values: { name: '人伤' } })
  await desk.get(keepOwn, { place: letter, values: { letter: words } })
  await desk.get(keepOwn, { place: 'chat/1', values: { content: '您好' } })
  await desk.get(keepOwn, { place: 'chat-note/1', values: { text: '着急' } })
  await desk.get(keepOwn, { place: 'faq/1', values: { answer: '可以' } })
  const placesAs = async (role: 'agent' | 'claims' | 'content') => {
    await service.db
      .updateTable('staff')
      .set({ roles: [role] })
      .where('id', '=', desk.staff.id)
      .execute()
    return (await desk.get(listOwn, {})).own.map(({ place }) => place).sort()
  }
  expect(await placesAs('claims')).toEqual([letter, 'view/claims/1'])
  expect(await placesAs('agent')).toEqual(['chat-note/1', 'chat/1', 'view/claims/1'])
  expect(await placesAs('content')).toEqual(['faq/1', 'view/claims/1'])
})

test('open tabs of the chat are there at another computer, and only for who may still answer chats', async () => {
  const desk = await deskVisitor(service, ['agent'])
  const tabs = {
    place: 'chat-tabs/open',
    values: { opened: '4a0f2f3e-0000-4000-8000-000000000001' },
  }
  await desk.get(keepOwn, tabs)
  const elsewhere = newDeskVisitor(service)
  elsewhere.takeCookie(
    await service.db.transaction().execute((db) => service.staffSessions.open(desk.staff.id, db)),
  )
  expect(await elsewhere.get(listOwn, {})).toEqual({ own: [tabs] })
  await service.db
    .updateTable('staff')
    .set({ roles: ['claims'] })
    .where('id', '=', desk.staff.id)
    .execute()
  expect(await elsewhere.get(listOwn, {})).toEqual({ own: [] })
})

test('what no form keeps is refused, and never read where it lies there already', async () => {
  const desk = await deskVisitor(service, ['supervisor'])
  const place = 'no-such-form/1'
  expect(await desk.ask(keepOwn, { place, values: { note: words } })).toMatchObject({
    field: 'place',
  })
  await keep(
    service,
    { staffId: desk.staff.id, place, values: { note: words } },
    { begun: ownAtMost, forGood: ownForGoodAtMost },
  )
  expect(await desk.get(listOwn, {})).toEqual({ own: [] })
})

test('what was begun for who is not known yet, or of a call, goes after a day', async () => {
  const desk = await deskVisitor(service, ['agent'])
  const intakes = [...ownPlaces.keys()].filter((form) => form.endsWith('-intake'))
  expect(intakes.length).toBeGreaterThan(2)
  const gone = [...intakes.map((form) => `${form}/new`), 'report-intake/1', 'call-note/1/1']
  gone.push('ask-document/1', 'only-proven-ask/1')
  for (const place of [...gone, 'chat/1']) {
    await keep(
      service,
      { staffId: desk.staff.id, place, values: { note: words } },
      { begun: ownAtMost, forGood: ownForGoodAtMost },
    )
  }
  const places = async () => (await readKept(service, desk.staff.id)).map(({ place }) => place)
  await service.passTime(86_400 - 60)
  await purgeKept(service.db, service.clock)
  expect(await places()).toHaveLength(gone.length + 1)
  await service.passTime(120)
  await purgeKept(service.db, service.clock)
  expect(await places()).toEqual(['chat/1'])
})

test('it lies sealed', async () => {
  const desk = await deskVisitor(service, ['claims'])
  await desk.get(keepOwn, { place: letter, values: { letter: words } })
  const rows = await service.db.selectFrom('staff_kept').select('sealed').execute()
  expect(Buffer.concat(rows.map(({ sealed }) => sealed)).includes('沈先生')).toBe(false)
})

test('what nobody touched for a month goes, a view and a setting stay', async () => {
  const desk = await deskVisitor(service, ['claims'])
  await desk.get(keepOwn, { place: letter, values: { letter: words } })
  await desk.get(keepOwn, { place: 'view/claims/1', values: { name: '人伤' } })
  await desk.get(keepOwn, { place: 'setting/notices', values: { sound: 'off' } })
  await service.passTime(31 * 86_400)
  await purgeKept(service.db, service.clock)
  const again = newDeskVisitor(service)
  again.takeCookie(
    await service.db.transaction().execute((db) => service.staffSessions.open(desk.staff.id, db)),
  )
  const places = (await again.get(listOwn, {})).own.map(({ place }) => place)
  expect(places.toSorted()).toEqual(['setting/notices', 'view/claims/1'])
})

test('nobody keeps more than there is room for, and what is no place is refused', async () => {
  const desk = await deskVisitor(service, ['agent'])
  const forGood = ['setting/notices', 'view/claims/1']
  for (const place of forGood) await desk.get(keepOwn, { place, values: { name: '人伤' } })
  for (let at = 0; at <= ownAtMost; at += 1) {
    await service.passTime(1)
    await desk.get(keepOwn, { place: `chat/${at}`, values: { content: '您好' } })
  }
  const { own } = await desk.get(listOwn, {})
  const places = own.map(({ place }) => place)
  expect(places.filter((place) => place.startsWith('chat/'))).toHaveLength(ownAtMost)
  expect(places).not.toContain('chat/0')
  expect(places).toEqual(expect.arrayContaining(forGood))
  expect((await desk.ask(keepOwn, { place: '../chat', values: {} })).code).not.toBe('1')
})

test('a view goes for no other one: one more than there is room for is refused, and one that is there is changed', async () => {
  const desk = await deskVisitor(service, ['agent'])
  const view = (at: number) => ({ place: `view/leads/${at}`, values: { name: `视图 ${at}` } })
  for (let at = 1; at <= ownForGoodAtMost; at += 1) {
    await service.passTime(1)
    await desk.get(keepOwn, view(at))
  }
  expect(await desk.ask(keepOwn, view(101))).toMatchObject({
    field: 'place',
    message: '最多保存 100 个，请先删除不再用的。',
  })
  await desk.get(keepOwn, { ...view(1), values: { name: '改过名' } })
  await desk.get(keepOwn, { place: 'setting/notices', values: { sound: 'off' } })
  const { own } = await desk.get(listOwn, {})
  expect(own).toHaveLength(ownForGoodAtMost + 1)
  expect(own.find(({ place }) => place === 'view/leads/1')?.values).toEqual({ name: '改过名' })
})
