import { randomUUID } from 'node:crypto'
import {
  pictureAddress,
  queryActivity,
  queryConfigCarouselFigure,
} from '@ecenter/contract/activities/announcement.ts'
import {
  type AnnouncementDraft,
  listAnnouncements,
  listAnnouncementVersions,
  saveAnnouncement,
  sendPicture,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { photo } from '../../../../test/subjects/sample-files.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { daysAfter } from '../../../platform/clock/clock.ts'
import { purgePictures } from '../store/purge-pictures.ts'

const service = serviceOfTests()
let editor: Awaited<ReturnType<typeof deskVisitor>>
let customer: Visitor
let draft: AnnouncementDraft
beforeAll(async () => {
  editor = await deskVisitor(service, ['content'])
  customer = await newSession(service)
  const today = service.clock.today()
  draft = {
    kind: 'carousel',
    title: '雪天出行提示',
    text: '慢行、保持车距，出险先拍照',
    to: '/claims-query',
    from: today,
    until: daysAfter(today, 7),
    areaCodes: ['11000000'],
    channels: ['web'],
    seq: 0,
    joinedCount: 0,
    isShown: true,
  }
})

async function savedNew(changes: Partial<AnnouncementDraft> = {}) {
  const answer = await editor.get(saveAnnouncement, { ...draft, ...changes })
  if (answer.kind !== 'saved') throw new Error('what is new cannot be saved by somebody else')
  return answer.kept
}

async function figures(
  asked: Parameters<typeof customer.get<typeof queryConfigCarouselFigure>>[1] = {},
) {
  return (await customer.get(queryConfigCarouselFigure, asked)).figures.map(({ title }) => title)
}

test('a new figure turns in its city and channel at once, in its place, until it is withdrawn', async () => {
  const { id, version } = await savedNew()
  expect((await figures())[0]).toBe(draft.title)
  expect(await figures({ cityCode: '44010000' })).not.toContain(draft.title)
  expect(await figures({ channelType: 'app' })).not.toContain(draft.title)
  await editor.get(saveAnnouncement, {
    edited: { id, version },
    ...draft,
    isShown: false,
  })
  expect(await figures()).not.toContain(draft.title)
})

test('what begins tomorrow is told tomorrow', async () => {
  const tomorrow = daysAfter(service.clock.today(), 1)
  await savedNew({ kind: 'notice', title: '明天维护', from: tomorrow, until: tomorrow, seq: 0 })
  const { notice } = await customer.get(queryActivity, {})
  expect(notice?.title).not.toBe('明天维护')
  const { announcements, today } = await editor.get(listAnnouncements, {})
  expect(announcements.find(({ title }) => title === '明天维护')?.from).toBe(daysAfter(today, 1))
})

test('an old state is not overwritten, and each version is kept with who saved it', async () => {
  const { id, version } = await savedNew({ title: '第一版' })
  const save = (title: string) =>
    editor.get(saveAnnouncement, { edited: { id, version }, ...draft, title })
  expect((await save('第二版')).kind).toBe('saved')
  expect(await save('也是第二版')).toMatchObject({
    kind: 'changed-meanwhile',
    theirs: { title: '第二版', version: 2 },
  })
  const { versions } = await editor.get(listAnnouncementVersions, { id })
  expect(versions.map(({ by, state }) => [by, state.title])).toEqual([
    ['测试员工', '第二版'],
    ['测试员工', '第一版'],
  ])
})

test.each([
  ['to', { to: 'javascript:alert(1)' }],
  ['to', { to: 'http://partner.example/' }],
  ['to', { to: 'https://somebody@partner.example/' }],
  ['to', { to: '//partner.example' }],
  ['to', { to: '/dev/outbox' }],
  ['until', { until: '2020-01-01' }],
  ['areaCodes', { areaCodes: ['99999900'] }],
  ['pictureId', { pictureId: randomUUID() }],
  ['seq', { seq: -1 }],
])('a wrong %s is refused at its field', async (field, wrong) => {
  const answer = await editor.ask(saveAnnouncement, { ...draft, ...wrong })
  expect(answer.code).not.toBe('1')
  expect(answer.field).toContain(field)
})

test('a picture is shown to everybody who may see its announcement, without what was hidden in it', async () => {
  const { pictureId } = await editor.get(sendPicture, { file: new Uint8Array(await photo()) })
  await savedNew({ title: '有图的活动', pictureId })
  const { figures: shown } = await customer.get(queryConfigCarouselFigure, {})
  const picture = shown.find(({ title }) => title === '有图的活动')?.picture ?? ''
  const served = await service.app.inject({ method: 'GET', url: picture })
  expect(served.statusCode).toBe(200)
  expect(served.headers['content-type']).toBe('image/jpeg')
  expect(served.headers['cache-control']).toContain('immutable')
  expect(served.rawPayload.includes('Exif')).toBe(false)
})

test('what is no picture is refused, and an address of no picture leads nowhere', async () => {
  const file = new TextEncoder().encode('<svg onload="alert(1)"/>')
  expect((await editor.ask(sendPicture, { file })).code).toBe('1010')
  for (const name of [randomUUID(), '..%2f..%2fetc%2fpasswd', 'x']) {
    const served = await service.app.inject({ method: 'GET', url: `/pictures/${name}.jpg` })
    expect(served.statusCode).toBe(404)
  }
})

test('a picture that was never announced is gone after a week; that of an earlier version can be taken back', async () => {
  const send = async () =>
    (await editor.get(sendPicture, { file: new Uint8Array(await photo()) })).pictureId
  const [first, second, forgotten] = [await send(), await send(), await send()]
  const { id, version } = await savedNew({ pictureId: first })
  await editor.get(saveAnnouncement, { edited: { id, version }, ...draft, pictureId: second })
  const kept = async () => {
    const served = [first, second, forgotten].map((name) =>
      service.app.inject({ method: 'GET', url: pictureAddress(name) }),
    )
    return (await Promise.all(served)).map(({ statusCode }) => statusCode)
  }
  await purgePictures(service)
  expect(await kept()).toEqual([200, 200, 200])
  await service.passTime(8 * 86_400)
  await purgePictures(service)
  await service.files.purge()
  expect(await kept()).toEqual([200, 200, 404])
})
