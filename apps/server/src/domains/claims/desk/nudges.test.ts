import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { nudgeClaim } from '@ecenter/contract/claims/claim-nudge.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { readClaim } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { answerNudge, listNudges } from '@ecenter/contract/claims/desk/nudges-at-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { visitClaim, visitStoredClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'

const service = serviceOfTests({ demo: false })
const home = household(town.owner)
beforeAll(() => storeInTown(service, [home]))
let clerk: DeskVisitor
beforeEach(async () => {
  await service.db.deleteFrom('claim_nudge').execute()
  clerk = await deskVisitor(service, ['claims'])
})

const surveyed = () => claimOn(home, { events: eventsOf('2026-11-19T02:00:00Z', 'survey') })
const refused = { code: 'E3020001' }

test('who hurries a claim is told by when, once a day, and staff have it with its clock', async () => {
  const claim = surveyed()
  const { visitor, handle, ref } = await visitClaim(service, claim)
  const first = await visitor.get(nudgeClaim, { handle })
  expect(first).toMatchObject({ canAsk: false, last: { isOverdue: false } })
  expect(await visitor.ask(nudgeClaim, { handle })).toMatchObject(refused)
  const waiting = await clerk.get(listNudges, {})
  expect(waiting).toMatchObject({
    total: 1,
    nudges: [
      {
        claimId: ref.id,
        registNo: claim.registNo,
        answerBy: first.last?.answerBy,
        isOverdue: false,
      },
    ],
  })

  await service.passTime(5 * 24 * 3600)
  const late = await deskVisitor(service, ['claims'])
  expect(await late.get(listNudges, {})).toMatchObject({ nudges: [{ isOverdue: true }] })
})

test('staff answer in words that the insured reads, and who knows less of the claim does not', async () => {
  const { visitor, handle, ref } = await visitClaim(service, surveyed())
  await visitor.get(nudgeClaim, { handle })
  const claimId = ref.id
  await clerk.get(answerNudge, { claimId, answer: '今天核完，明天付款。' })
  expect(await clerk.get(listNudges, {})).toMatchObject({ total: 0 })
  const whole = await visitor.get(queryClaimSchedleInfo, { handle })
  expect(whole.nudge?.last?.answer?.text).toBe('今天核完，明天付款。')
  const progress = await visitor.get(queryWapClaimSchedleInfo, { handle })
  expect(progress.nudge?.last?.answer).toEqual({ at: expect.any(String) })
  const { nudge } = await clerk.get(readClaim, { claimId })
  expect(nudge?.last?.answer?.text).toBe('今天核完，明天付款。')
  // A colleague answered already.
  expect(await clerk.ask(answerNudge, { claimId, answer: '再答一次。' })).toMatchObject(refused)
})

test('who hurries a claim again puts nothing off: page, desk and list have the day that was promised first', async () => {
  const claim = surveyed()
  const { visitor, handle, ref } = await visitClaim(service, claim)
  const first = await visitor.get(nudgeClaim, { handle })
  await service.passTime(5 * 24 * 3600)
  const late = await visitStoredClaim(service, claim)
  const again = await late.visitor.get(nudgeClaim, { handle: late.handle })
  expect(again).toMatchObject({
    canAsk: false,
    last: {
      askedAt: first.last?.askedAt,
      askedAgainAt: expect.any(String),
      answerBy: first.last?.answerBy,
      isOverdue: true,
    },
  })
  expect(again.answerBy > (first.last?.answerBy ?? '')).toBe(true)
  const desk = await deskVisitor(service, ['claims'])
  const { nudge } = await desk.get(readClaim, { claimId: ref.id })
  expect(nudge?.last).toEqual(again.last)
  expect(await desk.get(listNudges, {})).toMatchObject({
    nudges: [{ answerBy: first.last?.answerBy, askedAt: first.last?.askedAt, isOverdue: true }],
  })
  await desk.get(answerNudge, { claimId: ref.id, answer: '今天核完。' })
  const answered = await desk.get(readClaim, { claimId: ref.id })
  expect(answered.nudge?.last).toMatchObject({
    askedAt: again.last?.askedAgainAt,
    answer: { text: '今天核完。' },
  })
  expect(answered.nudge?.last?.askedAgainAt).toBeUndefined()
})

test('what was written lies sealed', async () => {
  const { visitor, handle, ref } = await visitClaim(service, surveyed())
  await visitor.get(nudgeClaim, { handle })
  await clerk.get(answerNudge, { claimId: ref.id, answer: '今天核完，明天付款。' })
  const rows = await service.db.selectFrom('claim_nudge').select('sealed').execute()
  expect(rows.map(({ sealed }) => sealed?.includes('明天付款'))).toEqual([false])
})

test('two presses at once are one', async () => {
  const { visitor, handle } = await visitClaim(service, surveyed())
  const codes = await Promise.all(
    [1, 2].map(async () => (await visitor.ask(nudgeClaim, { handle })).code),
  )
  expect(codes.sort()).toEqual(['1', 'E3020001'])
})

test('a claim that has ended is hurried no more', async () => {
  const events = eventsOf('2026-11-18T02:00:00Z', 'agreed', 'paid')
  const { visitor, handle } = await visitClaim(service, claimOn(home, { events }))
  expect(await visitor.ask(nudgeClaim, { handle })).toMatchObject(refused)
  const { nudge } = await visitor.get(queryWapClaimSchedleInfo, { handle })
  expect(nudge).toBeUndefined()
})

test('who works on nothing of claims sees no list of who waits', async () => {
  const other = await deskVisitor(service, ['content'])
  expect((await other.ask(listNudges, {})).code).not.toBe('1')
})
