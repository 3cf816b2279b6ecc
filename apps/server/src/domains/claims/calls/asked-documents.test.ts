import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type ClaimVisit, visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { photo } from '../../../../test/subjects/sample-files.ts'
import { documentsAsked } from '../rules/documents-by-loss.ts'
import { storeVerdicts } from '../store/documents/claim-document.repository.ts'
import type { NewClaim } from '../store/store-claims.ts'

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

test('the whole claim shows its documents and how its amount came about, masked', async () => {
  const part = {
    productName: '家庭财产保险',
    deductibleFen: 50_000,
    liabilityPercent: 100,
  } as const
  const damages = [{ name: '实木地板', amountFen: 320_000 }]
  visit = await visitClaim(
    service,
    claimOn(home, {
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
    }),
  )
  const detail = await visit.visitor.get(queryClaimSchedleInfo, { handle: visit.handle })
  expect(detail.documents).toContainEqual(
    expect.objectContaining({ type: 'loss-list', state: 'refused', isRequired: true }),
  )
  expect(detail.documents).toContainEqual(
    expect.objectContaining({ type: 'identity', state: 'not-needed', fileCount: 0 }),
  )
  expect(detail.settlement).toMatchObject({
    total: 270_000,
    maskedPayee: '沈**',
    maskedAccount: '示例银行（尾号 6217）',
    payBy: '2026-11-29',
  })
})

/** How each kind of another claim stands whose list is as its events tell. */
async function statesAfter(events: NewClaim['events']): Promise<Record<string, string>> {
  visit = await visitClaim(service, claimOn(home, { lossTypes: ['flight-delay'], events }))
  const { documents, todos } = await visit.visitor.get(queryClaimSchedleInfo, {
    handle: visit.handle,
  })
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

test('before documents are asked for, none shows, none is taken, and nothing is to do', async () => {
  expect(await statesAfter([])).toEqual({ todos: '' })
  expect(await visit.send(aPhoto)).toMatchObject({
    code: 'E3020001',
    message: '这种材料现在还不用交，需要时我们会请您提交。有疑问请拨打 95518。',
  })
  expect(await visit.kept()).toEqual([])
})

describe('once all has come by another way', () => {
  const came = eventsOf(since, 'documents-asked', 'documents-complete')
  const again = { type: 'documents-asked', at: new Date('2026-11-19T00:00:00Z') } as const

  test('asking anew without kinds makes nothing missing again, and leads to a person', async () => {
    const events = [...came, { ...again, facts: {} }]
    expect(await statesAfter(events)).toEqual({ ...all('not-needed'), todos: 'talk-to-us' })
  })

  test('asking anew makes those needed that it names, until they have come', async () => {
    const kinds = ['identity', 'death-certificate'] as const
    const events = [...came, { ...again, facts: { kinds: [...kinds] } }]
    expect(await statesAfter(events)).toEqual({
      ...all('not-needed'),
      identity: 'needed',
      'death-certificate': 'needed',
      todos: 'send-documents',
    })
    await visit.send(aPhoto)
    expect(await visit.eventTypes()).not.toContain('documents-sent')
    await visit.send(aPhoto, { documentType: 'death-certificate' })
    expect((await visit.eventTypes()).at(-1)).toBe('documents-sent')
  })

  test('what was named stays on the list once it has come by another way too', async () => {
    const named = { ...again, facts: { kinds: ['death-certificate' as const] } }
    const at = new Date('2026-11-19T12:00:00Z')
    const events = [...came, named, { type: 'documents-complete', at, facts: {} } as const]
    expect(await statesAfter(events)).toEqual({
      ...all('not-needed'),
      'death-certificate': 'not-needed',
      todos: '',
    })
  })
})

describe('the progress of the claim', () => {
  test('hears of the documents once all that is required has come, and not before', async () => {
    const required = documentsAsked(['flight-delay']).map(({ type }) => type)
    for (const type of required.slice(1)) await visit.send(aPhoto, { documentType: type })
    expect(await visit.eventTypes()).toEqual(['documents-asked'])
    await visit.send(aPhoto, { documentType: required[0] })
    await visit.send(aPhoto, { documentType: required[0] })
    expect(await visit.eventTypes()).toEqual(['documents-asked', 'documents-sent'])
  })

  test('hears again when what was refused was sent again', async () => {
    const judgedAt = service.clock.now()
    const received = documentsAsked(['flight-delay'])
      .filter(({ type }) => type !== 'identity')
      .map(({ type }) => ({ type, judgedAt, state: 'received' }) as const)
    const refusal = { type: 'identity', judgedAt, state: 'refused', reason: '拍虚了。' } as const
    const ref = visit.ref
    await storeVerdicts(service, ref, [...received, refusal])
    await service.passTime(60)
    expect(await visit.send(aPhoto)).toMatchObject({ code: '1' })
    expect(await visit.eventTypes()).toEqual(['documents-asked', 'documents-sent'])
  })
})
