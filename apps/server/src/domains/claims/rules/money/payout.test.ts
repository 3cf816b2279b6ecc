import { expect, test } from 'vitest'
import { eventsOf } from '../../../../../test/subjects/claims.ts'
import { offer } from '../../../../../test/subjects/offers.ts'
import type { ClaimEvent, ClaimEventType } from '../claim-event.ts'
import type { LossType } from '../loss-type.ts'
import { payoutsOf } from './payout.ts'

const reportedAt = new Date('2026-11-01T00:00:00Z')
const since = '2026-11-02T00:00:00Z'
const numbered = (events: readonly ClaimEvent[]) =>
  events.map((event, at) => ({ ...event, seq: at + 1 }))

const household: readonly LossType[] = ['household']
const ofPipe = { lossTypes: household, damages: [{ name: '地板', remedy: '更换' }] }

function paidBy(events: readonly ClaimEvent[]) {
  const claim = { reportedAt, events: numbered(events), offer, settlement: undefined, ...ofPipe }
  return payoutsOf(claim).map(({ amountFen, paidAt }) => [amountFen, paidAt !== undefined])
}
const after = (...types: readonly ClaimEventType[]) => paidBy(eventsOf(since, ...types))

test('what was paid stays when the claim is reopened', () => {
  expect(after('agreed', 'paid')).toEqual([[174_000, true]])
  expect(after('agreed', 'paid', 'reopened')).toEqual([[174_000, true]])
})

test('once something is settled anew the amount that is told is that of the next payment', () => {
  expect(after('agreed', 'paid', 'reopened', 'calculation')).toEqual([[undefined, true]])
  expect(after('agreed', 'paid', 'reopened', 'agreed')).toEqual([
    [undefined, true],
    [174_000, false],
  ])
})

test('each payment is there with the amount that was noted with it', () => {
  const [agreed, paid, reopened, again] = eventsOf(since, 'agreed', 'paid', 'reopened', 'paid')
  if (!(agreed && paid && reopened && again)) throw new Error('four were told')
  const noted = { ...paid, facts: { amountFen: 90_000 } }
  expect(paidBy([agreed, noted, reopened, again])).toEqual([
    [90_000, true],
    [174_000, true],
  ])
})

test('a payment that was taken back is none, and one told twice is one', () => {
  const [paid, corrected] = eventsOf(since, 'paid', 'corrected')
  if (!(paid && corrected)) throw new Error('two were told')
  const takenBack: ClaimEvent = {
    ...corrected,
    facts: { corrects: { seq: 1, type: 'paid', at: paid.at.toISOString() } },
  }
  expect(paidBy([paid, takenBack])).toEqual([])
  expect(after('agreed', 'paid', 'paid')).toEqual([[174_000, true]])
})

test('the way back of what was bought is paid by the sum that its policy agrees on', () => {
  const events = numbered(eventsOf(since, 'agreed', 'paid'))
  const claim = { reportedAt, events, offer: undefined, settlement: undefined }
  const damages = [{ name: '退货运费', remedy: '定额赔付', amountFen: 1000 }]
  const amountOf = (lossTypes: readonly LossType[]) =>
    payoutsOf({ ...claim, lossTypes, damages }).map(({ amountFen }) => amountFen)
  expect(amountOf(['return-freight'])).toEqual([1000])
  // Of any other loss what is assessed is not what is paid.
  expect(amountOf(['household'])).toEqual([undefined])
})
