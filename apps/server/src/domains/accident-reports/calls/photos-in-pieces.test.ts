import {
  reportAccident,
  sendAccidentPhoto,
  sendAccidentPhotoPiece,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { pieceBytesAtMost } from '@ecenter/contract/rules/pieces.ts'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { accidentOf, newDraftId } from '../../../../test/subjects/accidents.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import type { LimitRule } from '../../../platform/limits/limit-rules.ts'

const service = serviceOfTests()

let visitor: Visitor
let mobile: string
let upload: string
let draftId: string
let file: Uint8Array
beforeEach(async () => {
  visitor = await newSession(service)
  mobile = newPhone()
  await service.passTime(61)
  await visitor.provePhone(mobile)
  file = await noisyPhoto()
  await nameNewPhoto()
})

/** Its report comes first. */
async function nameNewPhoto() {
  upload = newDraftId()
  await nameUpload()
}

async function nameUpload() {
  draftId = newDraftId()
  const report = accidentOf(service, { photos: [{ upload, frame: 'scene' }] })
  await visitor.get(reportAccident, { draftId, mobile, licenseNo: '京N26185', report })
}

/** One that no compression makes small. */
async function noisyPhoto(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 400, height: 300, channels: 3, background: 'white', noise } as const
  return new Uint8Array(await sharp({ create }).jpeg({ quality: 95 }).toBuffer())
}

async function sendPiece(from: number, to: number, by = visitor, phone = mobile) {
  const piece = { mobile: phone, upload, offset: `${from}`, file: file.slice(from, to) }
  return (await by.get(sendAccidentPhotoPiece, piece)).offset
}

function whole(by = visitor, phone = mobile) {
  return by.ask(sendAccidentPhoto, { mobile: phone, draftId, upload, bytes: file.length })
}

/** After a time in which a proof ends. */
async function comeBackAfter(seconds: number) {
  await service.passTime(seconds)
  await service.files.purge()
  visitor = await newSession(service)
  await visitor.provePhone(mobile)
}

function looseFiles() {
  return service.db.selectFrom('loose_file').selectAll().execute()
}

const tooMany = {
  code: 'E3060001',
  message: '今天传的照片太多，报案照常受理，照片稍后由理赔人员联系您补。',
}
const notWhole = { code: '1000', field: 'upload', message: '文件没有传完，请再试一次。' }

test('a photo comes in pieces, goes on where the service says, and is judged when it is whole', async () => {
  expect(await sendPiece(0, 10_000)).toBe(10_000)
  expect(await whole()).toMatchObject(notWhole)
  // An empty piece asks; one that comes twice, or leaves a gap, changes nothing.
  expect(await sendPiece(0, 0)).toBe(10_000)
  expect(await sendPiece(0, 10_000)).toBe(10_000)
  expect(await sendPiece(20_000, 30_000)).toBe(10_000)
  expect(await sendPiece(10_000, file.length)).toBe(file.length)
  expect(await whole()).toMatchObject({ code: '1' })
  expect(await sendPiece(0, 0)).toBe(0)
})

test('of two pieces that come at once to the same place one counts', async () => {
  await service.db.deleteFrom('loose_file').execute()
  const answers = await Promise.all([sendPiece(0, 5000), sendPiece(0, 7000)])
  expect(new Set(answers).size).toBe(1)
  // The other does not lie on the disk for a day.
  await service.passTime(1)
  await service.files.purge()
  expect(await looseFiles()).toHaveLength(1)
  const [end = 0] = answers
  expect(await sendPiece(end, file.length)).toBe(file.length)
  expect(await whole()).toMatchObject({ code: '1' })
})

test('another session of the same phone goes on, and nobody else learns that there is anything', async () => {
  await sendPiece(0, 10_000)
  const other = await newSession(service)
  await service.passTime(61)
  const theirs = newPhone()
  await other.provePhone(theirs)
  expect(await sendPiece(0, 0, other, theirs)).toBe(0)
  expect(await sendPiece(10_000, 20_000, other, theirs)).toBe(0)
  expect(await whole(other, theirs)).toMatchObject(notWhole)
  const foreign = { mobile, upload, offset: '10000', file: file.slice(10_000) }
  expect(await other.ask(sendAccidentPhotoPiece, foreign)).toMatchObject({ code: 'E3010001' })
  const again = await newSession(service)
  await service.passTime(61)
  await again.provePhone(mobile)
  expect(await sendPiece(10_000, file.length, again)).toBe(file.length)
  expect(await whole(again)).toMatchObject({ code: '1' })
})

test('what is no photo as a whole is refused, whatever its first piece looked like', async () => {
  await sendPiece(0, 10_000)
  file = file.slice(0, 10_000)
  expect(await whole()).toMatchObject({ code: '1010' })
  // Nor is it judged once more, or waited for.
  const answer = await whole()
  expect(answer.wire.json().body).toMatchObject({ photosToCome: 0, photosRefused: 1 })
  expect(await sendPiece(0, 0)).toBe(0)
})

test('of requests that ask at once for one whole, one has the photo', async () => {
  await sendPiece(0, file.length)
  const events = await eventsFrom(service, async () => {
    const answers = await Promise.all([whole(), whole(), whole(), whole()])
    // Who comes when it is taken is told so; whose pieces were used up meanwhile asks again.
    for (const { code } of answers) expect(['1', '1000']).toContain(code)
    expect((await whole()).wire.json().body).toMatchObject({ photoCount: 1, photosToCome: 0 })
  })
  expect(events.map(({ type }) => type)).toEqual(['accident.photo-added.v1'])
})

test('pieces grow to no more than a photo may be, and are no crumbs without end', async () => {
  const large = new Uint8Array(pieceBytesAtMost)
  const send = (offset: number, bytes: Uint8Array) =>
    visitor.ask(sendAccidentPhotoPiece, { mobile, upload, offset: `${offset}`, file: bytes })
  const tooLarge = new Uint8Array(pieceBytesAtMost + 1)
  expect(await send(0, tooLarge)).toMatchObject({ code: '1000' })
  for (let at = 0; at < 10; at++) await send(at * pieceBytesAtMost, large)
  expect(await send(10 * pieceBytesAtMost, new Uint8Array(1))).toMatchObject({ code: '1010' })
  upload = newDraftId()
  for (let at = 0; at < 64; at++) await send(at, new Uint8Array(1))
  expect(await send(64, new Uint8Array(1))).toMatchObject({ code: '1010' })
})

test('sixty photos a day count, however many pieces they have', async () => {
  for (let at = 0; at < 60; at++) {
    upload = newDraftId()
    await sendPiece(0, 10)
  }
  expect(await sendPiece(10, 20)).toBe(20)
  upload = newDraftId()
  const piece = { mobile, upload, offset: '0', file }
  expect(await visitor.ask(sendAccidentPhotoPiece, piece)).toMatchObject(tooMany)
})

/** As if so much of the day's share had been used. */
async function countUpTo(points: number, rule: LimitRule) {
  const { numUpdatedRows } = await service.db
    .updateTable('counter')
    .set({ points })
    .where('key', 'like', `${rule}:%`)
    .executeTakeFirst()
  expect(numUpdatedRows).toBeGreaterThan(0n)
}

test('each piece that is stored counts, whatever place it comes to', async () => {
  await sendPiece(0, 1)
  await countUpTo(60 * 64 - 1, 'accidentPhotoPiecesBySession')
  expect(await sendPiece(1, 2)).toBe(2)
  const piece = { mobile, upload, offset: '2', file }
  expect(await visitor.ask(sendAccidentPhotoPiece, piece)).toMatchObject(tooMany)
  expect(await sendPiece(0, 0)).toBe(2)
})

test('each whole that is judged counts, sixty a day', async () => {
  await sendPiece(0, file.length)
  expect(await whole()).toMatchObject({ code: '1' })
  await countUpTo(60, 'accidentPhotosJudgedBySession')
  await nameNewPhoto()
  await sendPiece(0, file.length)
  expect(await whole()).toMatchObject(tooMany)
  // Nothing was said against the photo: it still lies here, and is waited for.
  await countUpTo(0, 'accidentPhotosJudgedBySession')
  expect((await whole()).wire.json().body).toMatchObject({ photoCount: 1, photosRefused: 0 })
})

test('what is not finished within a day is removed, and pieces of what is whole with the next purge', async () => {
  await service.db.deleteFrom('loose_file').execute()
  await sendPiece(0, 10_000)
  await comeBackAfter(80_000)
  // The next piece begins the day anew for all of them.
  expect(await sendPiece(10_000, 20_000)).toBe(20_000)
  await comeBackAfter(80_000)
  expect(await sendPiece(20_000, file.length)).toBe(file.length)
  // Words that waited for a line as long.
  await nameUpload()
  expect(await whole()).toMatchObject({ code: '1' })
  await service.passTime(1)
  await service.files.purge()
  expect(await looseFiles()).toEqual([])
  upload = newDraftId()
  await sendPiece(0, 10_000)
  await comeBackAfter(86_401)
  expect(await looseFiles()).toEqual([])
  expect(await sendPiece(0, 0)).toBe(0)
})

test('a gap where a piece was removed counts from there, and is filled anew', async () => {
  await sendPiece(0, 5000)
  await sendPiece(5000, 10_000)
  await sendPiece(10_000, 15_000)
  await service.db.deleteFrom('loose_file').where('piece_from', '=', 5000).execute()
  expect(await sendPiece(0, 0)).toBe(5000)
  expect(await sendPiece(5000, file.length)).toBe(file.length)
  expect(await whole()).toMatchObject({ code: '1' })
})
