import {
  listAccidentReports,
  reportAccident,
  sendAccidentPhoto,
  sendAccidentPhotoPiece,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  accidentOf,
  newDraftId,
  photoToCome,
  sendPhoto,
} from '../../../../test/subjects/accidents.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { photo, svg } from '../../../../test/subjects/sample-files.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'

const service = serviceOfTests()
const licenseNo = '京N26185'
const notWhole = { code: '1000', field: 'upload', message: '文件没有传完，请再试一次。' }

let visitor: Visitor
let mobile: string
let file: Uint8Array<ArrayBuffer>
beforeEach(async () => {
  file = new Uint8Array(await photo())
  mobile = newPhone()
  visitor = await provenBy(mobile)
})

async function provenBy(phone: string): Promise<Visitor> {
  const session = await newSession(service)
  await service.passTime(61)
  await session.provePhone(phone)
  return session
}

async function reported(...photos: ReturnType<typeof photoToCome>[]): Promise<string> {
  const draftId = newDraftId()
  const report = accidentOf(service, { photos })
  await visitor.get(reportAccident, { draftId, mobile, licenseNo, report })
  return draftId
}

test('words are told at once with how many photos follow, and each photo when it is whole', async () => {
  const [scene, damage] = [photoToCome('scene'), photoToCome('damage')]
  const body = {
    ...{ draftId: newDraftId(), mobile, licenseNo },
    report: accidentOf(service, { photos: [scene, damage] }),
  }
  const [event] = await eventsFrom(service, () => visitor.get(reportAccident, body))
  const receivedAt = service.clock.now()
  expect(event).toMatchObject({
    type: 'accident.reported.v1',
    data: {
      licenseNo,
      reporter: { mobile },
      kind: 'rear-end',
      happenedAt: body.report.happenedAt,
      toldAt: body.report.toldAt,
      receivedAt: receivedAt.toISOString(),
      photosToCome: 2,
      photosUntil: new Date(receivedAt.getTime() + 86_400_000).toISOString(),
    },
  })
  const { draftId } = body
  // The order in which they are whole is the line's, not the report's.
  const [later] = await eventsFrom(service, () =>
    sendPhoto(visitor, { mobile, draftId, upload: damage.upload, file }),
  )
  expect(later).toMatchObject({
    type: 'accident.photo-added.v1',
    subject: event?.subject,
    data: { photo: { mediaType: 'image/jpeg', frame: 'damage' }, photosToCome: 1 },
  })
  const told = await service.db
    .selectFrom('core_event_file')
    .select('file_id')
    .where('event_id', '=', later?.id ?? '')
    .execute()
  expect(told).toHaveLength(1)
  const last = await sendPhoto(visitor, { mobile, draftId, upload: scene.upload, file })
  expect(last.wire.json().body).toMatchObject({ photoCount: 2, photosToCome: 0, photosMissed: 0 })
})

test('a photo that is sent twice, or twice at once, is one', async () => {
  const named = photoToCome()
  const draftId = await reported(named)
  const { upload } = named
  await visitor.get(sendAccidentPhotoPiece, { mobile, upload, offset: '0', file })
  const whole = { mobile, draftId, upload, bytes: file.length }
  const events = await eventsFrom(service, async () => {
    await Promise.all([
      visitor.ask(sendAccidentPhoto, whole),
      visitor.ask(sendAccidentPhoto, whole),
    ])
    expect(await visitor.get(sendAccidentPhoto, whole)).toMatchObject({ photoCount: 1 })
  })
  expect(events).toHaveLength(1)
  const again = await sendPhoto(visitor, { mobile, draftId, upload, file })
  expect(again.wire.json().body).toMatchObject({ photoCount: 1, photosToCome: 0 })
})

test('of two last photos that are whole at once, one tells the core that none is to come', async () => {
  const photos = [photoToCome(), photoToCome()]
  const draftId = await reported(...photos)
  for (const { upload } of photos)
    await visitor.get(sendAccidentPhotoPiece, { mobile, upload, offset: '0', file })
  // Of one session one submission is in the database at a time, in one process.
  const visitors = [visitor, await provenBy(mobile)]
  const events = await eventsFrom(service, () =>
    whileCoreWaits(() =>
      photos.map(({ upload }, at) => {
        const whole = { mobile, draftId, upload, bytes: file.length }
        return (visitors[at] ?? visitor).ask(sendAccidentPhoto, whole)
      }),
    ),
  )
  expect(events.map(({ data }) => Object(data).photosToCome).sort()).toEqual([0, 1])
})

/** Sends what is to tell the core, and lets nothing tell it before all of them stand in the database. */
async function whileCoreWaits(send: () => readonly Promise<unknown>[]): Promise<void> {
  const { sent } = await service.db.transaction().execute(async (transaction) => {
    await sql`lock table core_event in exclusive mode`.execute(transaction)
    const sent = send()
    const waiting = async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(transaction)
      return rows.length
    }
    await expect.poll(waiting, { timeout: 4000 }).toBe(sent.length)
    return { sent }
  })
  await Promise.all(sent)
}

test('another session of who reported goes on; of anybody else all is answered alike', async () => {
  const named = photoToCome()
  const draftId = await reported(named)
  const { upload } = named
  const theirs = newPhone()
  const thief = await provenBy(theirs)
  const asThief = { mobile: theirs, draftId, upload, file }
  expect(await sendPhoto(thief, asThief)).toMatchObject(notWhole)
  expect(await sendPhoto(thief, { ...asThief, draftId: newDraftId() })).toMatchObject(notWhole)
  // Nor does a report take what it has not named.
  const unnamed = { mobile, draftId, upload: newDraftId(), file }
  expect(await sendPhoto(visitor, unnamed)).toMatchObject(notWhole)
  const again = await provenBy(mobile)
  expect(await sendPhoto(again, { mobile, draftId, upload, file })).toMatchObject({ code: '1' })
  expect((await again.get(listAccidentReports, {})).reports).toMatchObject([{ photoCount: 1 }])
})

test('what is not here a day after its report is waited for no more, and both sides say so', async () => {
  const named = photoToCome()
  const receivedAt = service.clock.now()
  const draftId = await reported(named)
  await service.passTime(86_401)
  visitor = await provenBy(mobile)
  const late = await sendPhoto(visitor, { mobile, draftId, upload: named.upload, file })
  expect(late).toMatchObject({
    code: '1010',
    message: '报案已超过 24 小时，照片不再收了。请留着，理赔人员联系时再给。',
  })
  // Nor is it refused because the phone gives it up then.
  const lost = { mobile, draftId, upload: named.upload, bytes: 0 }
  expect(await visitor.get(sendAccidentPhoto, lost)).toMatchObject({ photosMissed: 1 })
  const { reports } = await visitor.get(listAccidentReports, {})
  const until = minuteInChina(new Date(receivedAt.getTime() + 86_400_000))
  expect(reports).toMatchObject([
    { photoCount: 0, photosToCome: 0, photosMissed: 1, photosUntil: until },
  ])
})

test('a photo that was refused is waited for no more, by the reporter, the desk and the core', async () => {
  const [named, other] = [photoToCome('scene'), photoToCome()]
  const draftId = await reported(named, other)
  const sent = { mobile, draftId, upload: named.upload, file: new Uint8Array(svg) }
  const refused = await eventsFrom(service, async () => {
    expect(await sendPhoto(visitor, sent)).toMatchObject({ code: '1010', field: 'file' })
    await sendPhoto(visitor, sent)
  })
  expect(refused).toMatchObject([
    {
      type: 'accident.photo-refused.v1',
      data: { frame: 'scene', why: 'refused', photosToCome: 1 },
    },
  ])
  const counted = { photoCount: 0, photosToCome: 1, photosMissed: 0, photosRefused: 1 }
  expect((await visitor.get(listAccidentReports, {})).reports).toMatchObject([counted])
  // Whose answer was lost asks again, and has no second try.
  const again = await sendPhoto(visitor, { ...sent, file })
  expect(again.wire.json().body).toMatchObject(counted)
  const [event] = await eventsFrom(service, () =>
    sendPhoto(visitor, { mobile, draftId, upload: other.upload, file }),
  )
  expect(event).toMatchObject({ data: { photosToCome: 0 } })
  await service.passTime(86_401)
  visitor = await provenBy(mobile)
  expect((await visitor.get(listAccidentReports, {})).reports).toMatchObject([
    { photoCount: 1, photosToCome: 0, photosMissed: 0, photosRefused: 1 },
  ])
})

test('a photo that the phone has lost is given up by who reported, and by nobody else', async () => {
  const named = photoToCome()
  const draftId = await reported(named)
  const lost = { draftId, upload: named.upload, bytes: 0 }
  const theirs = newPhone()
  const thief = await provenBy(theirs)
  expect(await thief.ask(sendAccidentPhoto, { mobile: theirs, ...lost })).toMatchObject(notWhole)
  const events = await eventsFrom(service, async () => {
    expect(await visitor.get(sendAccidentPhoto, { mobile, ...lost })).toEqual({
      ...{ photoCount: 0, photosToCome: 0, photosMissed: 0, photosRefused: 1 },
    })
    await visitor.get(sendAccidentPhoto, { mobile, ...lost })
  })
  expect(events).toMatchObject([
    { type: 'accident.photo-refused.v1', data: { why: 'lost', photosToCome: 0 } },
  ])
})

test('what has come is not given up', async () => {
  const named = photoToCome()
  const draftId = await reported(named)
  const { upload } = named
  await sendPhoto(visitor, { mobile, draftId, upload, file })
  const answer = await visitor.get(sendAccidentPhoto, { mobile, draftId, upload, bytes: 0 })
  expect(answer).toMatchObject({ photoCount: 1, photosRefused: 0 })
})
