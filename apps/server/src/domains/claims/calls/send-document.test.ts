import { randomUUID } from 'node:crypto'
import { sendDocument, sendDocumentPiece } from '@ecenter/contract/claims/send-document.ts'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newDraftId } from '../../../../test/subjects/accidents.ts'
import { type ClaimVisit, visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { pdf, photo, pictureOf, svg } from '../../../../test/subjects/sample-files.ts'
import { megabyte } from '../../../../test/subjects/uploads.ts'
import { newSession } from '../../../../test/visitor.ts'

const home = household(town.owner)

const service = serviceOfTests({ demo: false })
let visit: ClaimVisit
let aPhoto: Buffer
beforeAll(async () => {
  await storeInTown(service, [home])
  aPhoto = await photo()
})
beforeEach(async () => {
  const events = eventsOf('2026-11-19T01:30:00Z', 'documents-asked')
  visit = await visitClaim(service, claimOn(home, { lossTypes: ['flight-delay'], events }))
})

async function keptBytes(): Promise<Buffer> {
  const [row] = await visit.kept()
  const file = { customerKey: row?.customer_key ?? Buffer.alloc(0), id: row?.id ?? '' }
  return Buffer.from(await service.files.read(file))
}

describe('a photo of what is asked for', () => {
  test('is received at once', async () => {
    const { wire } = await visit.send(aPhoto)
    expect(wire.json().body).toMatchObject({
      type: 'identity',
      state: 'received',
      fileCount: 1,
      receivedAt: '2026-11-20 12:00',
      canSend: true,
    })
  })

  test('is kept drawn anew: upright, and without the place where it was taken', async () => {
    await visit.send(aPhoto)
    const bytes = await keptBytes()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
    expect(bytes.includes('Canary')).toBe(false)
  })

  test('leaves a trace that names its claim and its kind, and no bytes', async () => {
    await visit.send(aPhoto)
    const { id } = visit.ref
    const traces = await service.db
      .selectFrom('audit_entry')
      .select(['event', 'outcome'])
      .where('object_id', '=', id)
      .execute()
    expect(traces).toContainEqual({ event: 'claim-document-sent', outcome: 'identity' })
  })

  test('that is sent again under the same request id is one file', async () => {
    const requestId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visit.send(aPhoto, {}, requestId)),
    )
    const again = await visit.send(aPhoto, {}, requestId)
    for (const { wire } of answers) expect(wire.json()).toEqual(again.wire.json())
    expect(again.code).toBe('1')
    expect(await visit.kept()).toHaveLength(1)
  })

  test('under the request id of another photo is refused', async () => {
    const requestId = randomUUID()
    await visit.send(aPhoto, {}, requestId)
    expect(await visit.send(await photo({ width: 9 }), {}, requestId)).toMatchObject({
      code: 'E2010003',
    })
    expect(await visit.kept()).toHaveLength(1)
  })
})

test('a PDF is kept as it came', async () => {
  const sent = pdf({ pages: 2 })
  expect(await visit.send(sent)).toMatchObject({ code: '1' })
  expect((await keptBytes()).equals(sent)).toBe(true)
})

describe('what is refused leaves nothing behind', () => {
  const refused: readonly (readonly [string, () => Buffer | Promise<Buffer>, string])[] = [
    ['a PDF with a script', () => pdf({ catalog: '/OpenAction << /S /JavaScript >>' }), '含有程序'],
    ['an SVG', () => svg, '只能上传照片'],
    ['a page that says it is a photo', () => Buffer.from('<html>\xff\xd8'), '只能上传照片'],
    ['a bomb', () => pictureOf(9000, 9000), '像素太高'],
    ['10 MB and a byte', () => Buffer.alloc(10 * megabyte + 1, 'x'), '超过 10 MB'],
  ]
  test.each(refused)('%s', async (_, fileOf, message) => {
    const answer = await visit.send(await fileOf())
    expect(answer).toMatchObject({ code: '1010', field: 'file' })
    expect(answer.message).toContain(message)
    expect(await visit.kept()).toEqual([])
  })

  test.each(['driving-licence', 'no-such-thing', '../identity'])(
    'a document that this claim does not ask for: %s',
    async (documentType) => {
      expect(await visit.send(aPhoto, { documentType })).toMatchObject({
        code: 'E3020001',
        message: '这次理赔不需要这种材料，请返回后重新查看材料清单。',
      })
      expect(await visit.kept()).toEqual([])
    },
  )

  test('a file without its kind', async () => {
    expect(await visit.send(aPhoto, { documentType: '' })).toMatchObject({
      code: '1000',
      field: 'documentType',
    })
  })
})

describe('who has proven nothing sends nothing', () => {
  const upload = newDraftId()
  const bodies = [
    [sendDocumentPiece, { upload, offset: '0', file: new Uint8Array(10) }],
    [sendDocument, { upload, bytes: 10 }],
  ] as const

  test('with the handle of another session', async () => {
    const otherVisitor = await newSession(service)
    const asked = { handle: visit.handle, documentType: 'identity' }
    for (const [call, body] of bodies) {
      expect(await otherVisitor.ask(call, { ...asked, ...body })).toMatchObject({
        code: 'E3010001',
      })
    }
    expect(await visit.kept()).toEqual([])
  })

  test('with knowledge alone', async () => {
    const knowing = await newSession(service)
    const ref = visit.ref
    const [known] = await service.grants.open(await knowing.session(), [ref], {
      level: 'knowledge',
    })
    const asked = { handle: known, documentType: 'identity' }
    for (const [call, body] of bodies) {
      expect(await knowing.ask(call, { ...asked, ...body })).toMatchObject({ code: 'E3010001' })
    }
    expect(await visit.kept()).toEqual([])
  })
})

describe('too many files', () => {
  test('of one kind are refused at the tenth, also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => visit.send(aPhoto)))
    expect(answers.filter(({ code }) => code === '1')).toHaveLength(9)
    for (const { code, message } of answers.filter(({ code }) => code !== '1')) {
      expect(code).toBe('1010')
      expect(message).toContain('这种材料的文件已经够多')
    }
    expect(await visit.kept()).toHaveLength(9)
  })

  test('in one session are refused until the next day, whatever they were', async () => {
    for (let sent = 0; sent < 60; sent += 1) await visit.send(svg)
    expect(await visit.send(aPhoto)).toMatchObject({
      code: '1010',
      message: '今天上传的文件太多，请明天再传，或拨打 95518 由客服协助。',
    })
  })
})

test('a claim that has ended takes nothing more', async () => {
  visit = await visitClaim(
    service,
    claimOn(home, { events: eventsOf('2026-11-18T00:00:00Z', 'cancelled') }),
  )
  expect(await visit.send(aPhoto)).toMatchObject({
    code: 'E3020001',
    message: '这次理赔已经结束，不再接收材料。有疑问请拨打 95518。',
  })
})

test('with the claim its files go', async () => {
  await visit.send(aPhoto)
  const [row] = await visit.kept()
  const file = { customerKey: row?.customer_key ?? Buffer.alloc(0), id: row?.id ?? '' }
  await service.db.deleteFrom('claim').where('id', '=', visit.ref.id).execute()
  await service.files.purge()
  await expect(service.files.read(file)).rejects.toThrow('ENOENT')
})

test('a disk that is full is told as such, and the same photo can be sent again', async () => {
  const { fileStore } = service
  const put = fileStore.put
  Object.assign(fileStore, { put: () => Promise.reject(new Error('ENOSPC')) })
  const requestId = randomUUID()
  expect(await visit.send(aPhoto, {}, requestId)).toMatchObject({ code: 'E1010003' })
  Object.assign(fileStore, { put })
  expect(await visit.send(aPhoto, {}, requestId)).toMatchObject({ code: '1' })
  expect(await visit.kept()).toHaveLength(1)
})
