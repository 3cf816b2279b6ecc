import { randomUUID } from 'node:crypto'
import { queryClaimSchedleInfo } from '@ecenter/contract/claims/query-claim-schedle-info.ts'
import { sendDocument } from '@ecenter/contract/claims/send-document.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimOn, claimRef, eventsOf } from '../../test/claims.ts'
import { household, storeInTown, town } from '../../test/other-policies.ts'
import { pdf, photo, pictureOf, svg } from '../../test/sample-files.ts'
import { openTestParts, type TestParts } from '../../test/test-parts.ts'
import { megabyte } from '../../test/uploads.ts'
import { newVisitor, type Visitor } from '../../test/visitor.ts'
import { readClaim } from '../records/claims/claim.repository.ts'
import { storeVerdicts } from '../records/claims/claim-document.repository.ts'
import { type NewClaim, storeClaims } from '../records/claims/store-claims.ts'
import { documentsAsked } from './documents/documents-by-loss.ts'

const home = household(town.owner)

let service: TestParts
let visitor: Visitor
let claim: NewClaim
let handle: string
let aPhoto: Buffer
beforeAll(async () => {
  service = await openTestParts({ demo: false })
  await storeInTown(service, [home])
  aPhoto = await photo()
})
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
  claim = claimOn(home, {
    lossTypes: ['flight-delay'],
    events: eventsOf('2026-11-19T01:30:00Z', 'documents-asked'),
  })
  await storeClaims(service.parts, [claim])
  handle = await provenFor(visitor, claim)
})
afterAll(() => service.close())

async function provenFor(who: Visitor, proven: NewClaim): Promise<string> {
  const proof = { level: 'phone-on-file' } as const
  const ref = claimRef(service, proven)
  const [given = ''] = await service.parts.grants.open(await who.session(), [ref], proof)
  return given
}

function send(file: Uint8Array, given: Record<string, unknown> = {}, requestId = randomUUID()) {
  return visitor.ask(
    sendDocument,
    { handle, documentType: 'identity', file, ...given },
    { requestId },
  )
}

async function kept() {
  const { id } = claimRef(service, claim)
  return service.parts.db
    .selectFrom('claim_document_file')
    .selectAll()
    .where('claim_id', '=', id)
    .execute()
}

async function keptBytes(): Promise<Buffer> {
  const [row] = await kept()
  const file = { customerKey: row?.customer_key ?? Buffer.alloc(0), id: row?.id ?? '' }
  return Buffer.from(await service.parts.files.read(file))
}

async function eventTypes(): Promise<string[]> {
  const { events } = await readClaim(service.parts, { object: claimRef(service, claim) })
  return events.map(({ type }) => type)
}

describe('a photo of what is asked for', () => {
  test('is received at once', async () => {
    const answer = await visitor.get(sendDocument, {
      handle,
      documentType: 'identity',
      file: Uint8Array.from(aPhoto),
    })
    expect(answer).toMatchObject({
      type: 'identity',
      state: 'received',
      fileCount: 1,
      receivedAt: '2026-11-20 12:00',
      canSend: true,
    })
  })

  test('is kept drawn anew: upright, and without the place where it was taken', async () => {
    await send(aPhoto)
    const bytes = await keptBytes()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
    expect(bytes.includes('Canary')).toBe(false)
  })

  test('leaves a trace that names its claim and its kind, and no bytes', async () => {
    await send(aPhoto)
    const { id } = claimRef(service, claim)
    const traces = await service.parts.db
      .selectFrom('audit_entry')
      .select(['event', 'outcome'])
      .where('object_id', '=', id)
      .execute()
    expect(traces).toContainEqual({ event: 'claim-document-sent', outcome: 'identity' })
  })

  test('that is sent again under the same request id is one file', async () => {
    const requestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(aPhoto, {}, requestId)))
    const again = await send(aPhoto, {}, requestId)
    for (const { wire } of answers) expect(wire.json()).toEqual(again.wire.json())
    expect(again.code).toBe('1')
    expect(await kept()).toHaveLength(1)
  })

  test('under the request id of another photo is refused', async () => {
    const requestId = randomUUID()
    await send(aPhoto, {}, requestId)
    expect(await send(await photo({ width: 9 }), {}, requestId)).toMatchObject({
      code: 'E2010003',
    })
    expect(await kept()).toHaveLength(1)
  })
})

test('a PDF is kept as it came', async () => {
  const sent = pdf({ pages: 2 })
  expect(await send(sent)).toMatchObject({ code: '1' })
  expect((await keptBytes()).equals(sent)).toBe(true)
})

describe('what is refused leaves nothing behind', () => {
  const refused: readonly (readonly [string, () => Buffer | Promise<Buffer>, string])[] = [
    ['a PDF with a script', () => pdf({ catalog: '/OpenAction << /S /JavaScript >>' }), '含有程序'],
    ['an SVG', () => svg, '只能上传照片'],
    ['a page that says it is a photo', () => Buffer.from('<html>\xff\xd8'), '只能上传照片'],
    ['a bomb', () => pictureOf(9000, 9000), '像素太高'],
    ['10 MB and a byte', () => Buffer.alloc(10 * megabyte + 1, 'x'), '超过 10 MB'],
    ['nothing', () => Buffer.alloc(0), '只能上传照片'],
  ]
  test.each(refused)('%s', async (_, fileOf, message) => {
    const answer = await send(await fileOf())
    expect(answer).toMatchObject({ code: '1010', field: 'file' })
    expect(answer.message).toContain(message)
    expect(await kept()).toEqual([])
  })

  test.each(['driving-licence', 'no-such-thing', '../identity'])(
    'a document that this claim does not ask for: %s',
    async (documentType) => {
      expect(await send(aPhoto, { documentType })).toMatchObject({
        code: 'E3020001',
        message: '这次理赔不需要这种材料，请返回后重新查看材料清单。',
      })
      expect(await kept()).toEqual([])
    },
  )

  test('a file without its kind', async () => {
    expect(await send(aPhoto, { documentType: '' })).toMatchObject({
      code: '1000',
      field: 'documentType',
    })
  })
})

describe('who has proven nothing sends nothing', () => {
  test('with the handle of another session', async () => {
    const stranger = newVisitor(service)
    await stranger.open()
    const body = { handle, documentType: 'identity', file: aPhoto }
    expect(await stranger.ask(sendDocument, body)).toMatchObject({ code: 'E3010001' })
    expect(await kept()).toEqual([])
  })

  test('with knowledge alone', async () => {
    const knowing = newVisitor(service)
    await knowing.open()
    const ref = claimRef(service, claim)
    const [known] = await service.parts.grants.open(await knowing.session(), [ref], {
      level: 'knowledge',
    })
    const body = { handle: known, documentType: 'identity', file: aPhoto }
    expect(await knowing.ask(sendDocument, body)).toMatchObject({ code: 'E3010001' })
    expect(await kept()).toEqual([])
  })
})

describe('too many files', () => {
  test('of one kind are refused at the tenth, also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(aPhoto)))
    expect(answers.filter(({ code }) => code === '1')).toHaveLength(9)
    for (const { code, message } of answers.filter(({ code }) => code !== '1')) {
      expect(code).toBe('1010')
      expect(message).toContain('这种材料的文件已经够多')
    }
    expect(await kept()).toHaveLength(9)
  })

  test('in one session are refused until the next day, whatever they were', async () => {
    for (let sent = 0; sent < 60; sent += 1) await send(svg)
    expect(await send(aPhoto)).toMatchObject({
      code: '1010',
      message: '今天上传的文件太多，请明天再传，或拨打 95518 由客服协助。',
    })
  })
})

test('the whole claim shows its documents and how its amount came about, masked', async () => {
  const part = {
    productName: '家庭财产保险',
    deductibleFen: 50_000,
    liabilityPercent: 100,
  } as const
  const damages = [{ name: '实木地板', amountFen: 320_000 }]
  claim = claimOn(home, {
    events: eventsOf('2026-11-18T00:00:00Z', 'calculation', 'agreed'),
    documents: [
      {
        type: 'loss-list',
        judgedAt: service.clock.now(),
        state: 'refused',
        reason: '没有签名，请签名后重新拍照。',
      },
    ],
    settlement: {
      parts: [{ ...part, cover: 'other', damages, alreadyPaidFen: 0 }],
      payee: { name: '沈国强', bank: '示例银行', accountNo: '6200000000000006217' },
    },
  })
  await storeClaims(service.parts, [claim])
  handle = await provenFor(visitor, claim)
  const detail = await visitor.get(queryClaimSchedleInfo, { handle })
  expect(detail.documents).toContainEqual(
    expect.objectContaining({ type: 'loss-list', state: 'refused', isRequired: true }),
  )
  expect(detail.documents).toContainEqual(
    expect.objectContaining({ type: 'identity', state: 'received', fileCount: 0 }),
  )
  expect(detail.settlement).toMatchObject({
    total: 270_000,
    maskedPayee: '沈**',
    maskedAccount: '示例银行（尾号 6217）',
    payBy: '2026-11-29',
  })
})

test('a claim that has ended takes nothing more', async () => {
  claim = claimOn(home, { events: eventsOf('2026-11-18T00:00:00Z', 'cancelled') })
  await storeClaims(service.parts, [claim])
  handle = await provenFor(visitor, claim)
  expect(await send(aPhoto)).toMatchObject({
    code: 'E3020001',
    message: '这次理赔已经结束，不再接收材料。有疑问请拨打 95518。',
  })
})

/** How each kind of another claim stands whose list is as its events tell. */
async function statesAfter(events: NewClaim['events']): Promise<Record<string, string>> {
  claim = claimOn(home, { lossTypes: ['flight-delay'], events })
  await storeClaims(service.parts, [claim])
  handle = await provenFor(visitor, claim)
  const { documents, todos } = await visitor.get(queryClaimSchedleInfo, { handle })
  const states = documents.map(({ type, state }) => [type, state])
  return Object.fromEntries([...states, ['todos', todos.map(({ kind }) => kind).join()]])
}

const all = (state: string) => ({
  identity: state,
  'bank-card': state,
  'boarding-pass': state,
  'delay-proof': state,
})
const since = '2026-11-16T00:00:00Z'

test('before documents are asked for, they are for later, none is taken, and nothing is to do', async () => {
  expect(await statesAfter([])).toEqual({ ...all('later'), todos: '' })
  expect(await send(aPhoto)).toMatchObject({
    code: 'E3020001',
    message: '这种材料现在还不用交，需要时我们会请您提交。有疑问请拨打 95518。',
  })
  expect(await kept()).toEqual([])
})

describe('once all has come by another way', () => {
  const came = eventsOf(since, 'documents-asked', 'documents-complete')
  const again = { type: 'documents-asked', at: new Date('2026-11-19T00:00:00Z') } as const

  test('asking anew without kinds makes nothing missing again, and leads to a person', async () => {
    const events = [...came, { ...again, facts: {} }]
    expect(await statesAfter(events)).toEqual({ ...all('received'), todos: 'talk-to-us' })
  })

  test('asking anew makes those needed that it names, until they have come', async () => {
    const kinds = ['identity', 'death-certificate'] as const
    const events = [...came, { ...again, facts: { kinds: [...kinds] } }]
    expect(await statesAfter(events)).toEqual({
      ...all('received'),
      identity: 'needed',
      'death-certificate': 'needed',
      todos: 'send-documents',
    })
    await send(aPhoto)
    expect(await eventTypes()).not.toContain('documents-sent')
    await send(aPhoto, { documentType: 'death-certificate' })
    expect((await eventTypes()).at(-1)).toBe('documents-sent')
  })

  test('what was named stays on the list once it has come by another way too', async () => {
    const named = { ...again, facts: { kinds: ['death-certificate' as const] } }
    const at = new Date('2026-11-19T12:00:00Z')
    const events = [...came, named, { type: 'documents-complete', at, facts: {} } as const]
    expect(await statesAfter(events)).toEqual({
      ...all('received'),
      'death-certificate': 'received',
      todos: '',
    })
  })
})

describe('the progress of the claim', () => {
  test('hears of the documents once all that is required has come, and not before', async () => {
    const required = documentsAsked(['flight-delay']).map(({ type }) => type)
    for (const type of required.slice(1)) await send(aPhoto, { documentType: type })
    expect(await eventTypes()).toEqual(['documents-asked'])
    await send(aPhoto, { documentType: required[0] })
    await send(aPhoto, { documentType: required[0] })
    expect(await eventTypes()).toEqual(['documents-asked', 'documents-sent'])
  })

  test('hears again when what was refused was sent again', async () => {
    const judgedAt = service.parts.clock.now()
    const received = documentsAsked(['flight-delay']).map(
      ({ type }) => ({ type, judgedAt, state: 'received' }) as const,
    )
    const refusal = { type: 'identity', judgedAt, state: 'refused', reason: '拍虚了。' } as const
    const ref = claimRef(service, claim)
    await storeVerdicts(service.parts, ref, [...received, refusal])
    await service.passTime(60)
    expect(await send(aPhoto)).toMatchObject({ code: '1' })
    expect(await eventTypes()).toEqual(['documents-asked', 'documents-sent'])
  })
})

test('with the claim its files go', async () => {
  await send(aPhoto)
  const [row] = await kept()
  const file = { customerKey: row?.customer_key ?? Buffer.alloc(0), id: row?.id ?? '' }
  await service.parts.db.deleteFrom('claim').where('id', '=', claimRef(service, claim).id).execute()
  await service.parts.files.purge()
  await expect(service.parts.files.read(file)).rejects.toThrow('ENOENT')
})

test('a disk that is full is told as such, and the same photo can be sent again', async () => {
  const { fileStore } = service.parts
  const put = fileStore.put
  Object.assign(fileStore, { put: () => Promise.reject(new Error('ENOSPC')) })
  const requestId = randomUUID()
  expect(await send(aPhoto, {}, requestId)).toMatchObject({ code: 'E1010003' })
  Object.assign(fileStore, { put })
  expect(await send(aPhoto, {}, requestId)).toMatchObject({ code: '1' })
  expect(await kept()).toHaveLength(1)
})
