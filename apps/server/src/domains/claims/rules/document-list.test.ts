import { claimDocument, filesOfKindAtMost } from '@ecenter/contract/claims/claim.ts'
import fc from 'fast-check'
import { array, parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import type { DocumentFacts, DocumentVerdict } from '../store/documents/claim-document.ts'
import {
  type AskingClaim,
  documentList,
  filesOfClaimAtMost,
  isMissingAny,
} from './document-list.ts'
import { documentType } from './document-type.ts'
import { type LossType, lossType } from './loss-type.ts'

const moment = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute))
const anyType = fc.constantFrom(...documentType.options)
const anyMoment = fc.nat(500).map(moment)
const anyLosses = fc.subarray([...lossType.options], { minLength: 1 })
const anyVerdict: fc.Arbitrary<DocumentVerdict> = fc.oneof(
  fc.record({ type: anyType, judgedAt: anyMoment, state: fc.constant('received' as const) }),
  fc.record({
    type: anyType,
    judgedAt: anyMoment,
    state: fc.constant('refused' as const),
    reason: fc.string(),
  }),
)
const anyFacts: fc.Arbitrary<DocumentFacts> = fc.record({
  files: fc.array(fc.record({ type: anyType, receivedAt: anyMoment }), { maxLength: 100 }),
  verdicts: fc.uniqueArray(anyVerdict, { selector: ({ type }) => type, maxLength: 20 }),
})

/** A claim whose list was asked for, and of which nothing has come. */
function asking(lossTypes: AskingClaim['lossTypes'], given: Partial<AskingClaim> = {}) {
  const named: AskingClaim['named'] = new Map()
  return { lossTypes, isOpen: true, isAsked: true, isComplete: false, named, ...given }
}

/** A parcel that was sent back is known by its number alone. */
const isPaperRequired = (type: LossType) => type !== 'return-freight'

describe('whatever was lost and sent', () => {
  const anyClaim = fc.record({
    lossTypes: anyLosses,
    isOpen: fc.boolean(),
    isAsked: fc.boolean(),
    isComplete: fc.boolean(),
    named: fc.array(fc.tuple(anyType, anyMoment), { maxLength: 4 }).map((each) => new Map(each)),
  })

  test('each document is asked for once, what is required first', () => {
    fc.assert(
      fc.property(anyClaim, anyFacts, (claim, facts) => {
        const list = parse(array(claimDocument), documentList(claim, facts))
        expect(new Set(list.map(({ type }) => type)).size).toBe(list.length)
        const required = list.map(({ isRequired }) => isRequired)
        expect(required).toEqual(required.toSorted((one, other) => Number(other) - Number(one)))
        const isAnyRequired = claim.named.size > 0 || claim.lossTypes.some(isPaperRequired)
        expect(required[0]).toBe(isAnyRequired)
      }),
    )
  })

  test('another loss asks for more, never for less', () => {
    const asked = (lossTypes: AskingClaim['lossTypes']) =>
      documentList(asking(lossTypes), { files: [], verdicts: [] })
    fc.assert(
      fc.property(anyLosses, fc.constantFrom(...lossType.options), (losses, another) => {
        const more = asked([...losses, another])
        for (const { type, isRequired } of asked(losses)) {
          const still = more.find((each) => each.type === type)
          expect(still?.isRequired).toBe(isRequired || still?.isRequired)
          if (isRequired) expect(still?.isRequired).toBe(true)
        }
      }),
    )
  })

  test('the order in which it became known changes nothing', () => {
    fc.assert(
      fc.property(anyClaim, anyFacts, (claim, { files, verdicts }) => {
        const turned = { files: files.toReversed(), verdicts: verdicts.toReversed() }
        expect(documentList(claim, turned)).toEqual(documentList(claim, { files, verdicts }))
      }),
    )
  })

  test('one more file is received, counted, and refuses nothing that was received', () => {
    fc.assert(
      fc.property(anyClaim, anyFacts, anyType, (claim, facts, type) => {
        const files = [...facts.files, { type, receivedAt: moment(501) }]
        const before = documentList(claim, facts)
        const after = documentList(claim, { ...facts, files })
        expect(after.filter((each) => each.type !== type)).toEqual(
          before.filter((each) => each.type !== type),
        )
        const [sent] = after.filter((each) => each.type === type)
        const [unsent] = before.filter((each) => each.type === type)
        if (sent === undefined || unsent === undefined) return
        expect(sent).toMatchObject({ state: 'received', fileCount: unsent.fileCount + 1 })
      }),
    )
  })

  test('what is complete stays complete whatever else is sent', () => {
    fc.assert(
      fc.property(anyClaim, anyFacts, anyType, (claim, { verdicts, files }, type) => {
        const all = documentType.options.map((each) => ({ type: each, receivedAt: moment(501) }))
        const facts = { verdicts, files: [...files, ...all] }
        expect(isMissingAny(documentList(claim, facts))).toBe(false)
        const more = { ...facts, files: [...facts.files, { type, receivedAt: moment(502) }] }
        expect(isMissingAny(documentList(claim, more))).toBe(false)
      }),
    )
  })

  test('a claim that has all it needs asks for nothing but what was refused or named', () => {
    fc.assert(
      fc.property(anyClaim, anyFacts, (claim, facts) => {
        const list = documentList({ ...claim, isComplete: true }, facts)
        const needed = list.filter(({ state, isRequired }) => isRequired && state === 'needed')
        const named: readonly string[] = [...claim.named.keys()]
        expect(needed.filter(({ type }) => !named.includes(type))).toEqual([])
      }),
    )
  })

  test('nothing more is taken by a claim that has ended, before it is asked for, nor beyond nine files of a kind', () => {
    fc.assert(
      fc.property(anyClaim, anyFacts, (claim, facts) => {
        for (const { canSend, fileCount, state } of documentList(claim, facts)) {
          const hasRoom = fileCount < filesOfKindAtMost && facts.files.length < filesOfClaimAtMost
          expect(canSend).toBe(claim.isOpen && hasRoom && state !== 'later')
        }
      }),
    )
  })
})

test('no kind of document is known that no loss asks for, but what only the insurer names', () => {
  const asked = documentList(asking(lossType.options), { files: [], verdicts: [] })
  const kinds = [...asked.map(({ type }) => type), 'death-certificate', 'other']
  expect(kinds.sort()).toEqual([...documentType.options].sort())
})

test('a death certificate is asked for where the insurer says so, and of nobody else who was hurt', () => {
  const asks = (claim: AskingClaim) =>
    documentList(claim, { files: [], verdicts: [] }).find(
      ({ type }) => type === 'death-certificate',
    )
  const losses = ['injury', 'personal-accident'] as const
  expect(asks(asking(losses))).toBeUndefined()
  const named = new Map([['death-certificate', moment(0)] as const])
  expect(asks(asking(losses, { named }))).toMatchObject({
    name: '死亡证明',
    state: 'needed',
    isRequired: true,
  })
})

describe('a document', () => {
  const identity = (facts: Partial<DocumentFacts>, given?: Partial<AskingClaim>) =>
    documentList(asking(['flight-delay'], given), { files: [], verdicts: [], ...facts }).find(
      ({ type }) => type === 'identity',
    )
  const sent = (minute: number) => ({ type: 'identity', receivedAt: moment(minute) }) as const
  const refused = {
    type: 'identity',
    state: 'refused',
    judgedAt: moment(20),
    reason: '反面没有拍到，请补拍反面。',
  } as const

  test('is needed at first', () => {
    expect(identity({})).toEqual({
      type: 'identity',
      name: '被保险人身份证',
      hint: '正反面各拍一张，四个角都拍到，字迹清楚。',
      isRequired: true,
      state: 'needed',
      fileCount: 0,
      canSend: true,
    })
  })

  test('is received with its first file; the latest says when', () => {
    expect(identity({ files: [sent(5), sent(3)] })).toMatchObject({
      state: 'received',
      fileCount: 2,
      receivedAt: '2026-11-20 08:05',
    })
  })

  test('is refused with the reason, and what was sent before no longer counts', () => {
    expect(identity({ files: [sent(5)], verdicts: [refused] })).toMatchObject({
      state: 'refused',
      reason: '反面没有拍到，请补拍反面。',
      fileCount: 0,
      canSend: true,
    })
  })

  test('that is sent again after a refusal is received', () => {
    const again = identity({ files: [sent(5), sent(21)], verdicts: [refused] })
    expect(again).toMatchObject({ state: 'received', fileCount: 1 })
    expect(again?.reason).toBeUndefined()
  })

  test('is for later and not taken before any is asked for', () => {
    expect(identity({}, { isAsked: false })).toMatchObject({
      state: 'later',
      isRequired: true,
      canSend: false,
    })
  })

  test('that was named anew is needed once more, whatever came before, until it comes', () => {
    const claim = { isComplete: true, named: new Map([['identity', moment(10)] as const]) }
    const before = identity({ files: [sent(5)] }, claim)
    expect(before).toMatchObject({ state: 'needed', fileCount: 0, canSend: true })
    expect(before?.receivedAt).toBeUndefined()
    expect(identity({ files: [sent(5), sent(11)] }, claim)).toMatchObject({
      state: 'received',
      fileCount: 1,
    })
  })

  test('that came by post is received without a file', () => {
    const byPost = { type: 'identity', state: 'received', judgedAt: moment(9) } as const
    expect(identity({ verdicts: [byPost] })).toMatchObject({
      state: 'received',
      fileCount: 0,
      receivedAt: '2026-11-20 08:09',
    })
  })
})
