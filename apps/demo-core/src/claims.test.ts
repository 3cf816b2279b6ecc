import { describe, expect, test } from 'vitest'
import { folderOfTest, runUntilIdle } from '../test/core-of-tests.ts'
import { accidentEvent, booksOf, fakeService } from '../test/fake-service.ts'
import { type Decision, decide } from './decide.ts'
import { openState } from './state-file.ts'

const books = booksOf([])

test('a reported accident becomes a claim on the policy that covers the car, and moves on by itself', async () => {
  const service = fakeService()
  const covered = accidentEvent('浙A12345', 1)
  service.feed.push(covered, accidentEvent('浙A54321', 2), accidentEvent('浙A99999', 3))
  const state = await runUntilIdle({ folder: folderOfTest(), books, doors: service })
  expect(service.changes.map((change) => change.split(' ')[0])).toEqual(Array(5).fill('claims'))
  const [claim] = service.rows.values()
  expect(claim).toMatchObject({
    answers: covered.id,
    registNo: expect.stringMatching(/^RDAA202633018\d{9}$/),
    policyNo: 'PDAA202633010000000002',
    otherPolicyNos: ['PDZA202633010000000001'],
    lossTypes: ['own-damage', 'injury'],
    surveyor: { name: expect.any(String) },
    events: [{ type: 'survey' }, { type: 'assessment' }, { type: 'documents-asked' }],
  })
  const outcomes = state.now().seen.map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['applied', 'ignored', 'ignored'])
})

test('who has proven the car names its policy, and no plate is needed', async () => {
  const service = fakeService()
  const { licenseNo: _, ...data } = accidentEvent('', 1).data
  const own = {
    ...{ policyNo: 'PDAA202633010000000009', brandModel: '领越 5 系' },
    insured: { name: '江晓峰', idNumber: '330199199011051234', mobile: '13700001235' },
  }
  service.feed.push({ ...accidentEvent('', 1), data: { ...data, ...own, reporter: {} } })
  await runUntilIdle({ folder: folderOfTest(), books, doors: service })
  const [claim] = service.rows.values()
  expect(claim).toMatchObject({
    ...{ policyNo: own.policyNo, insuredIdNumber: own.insured.idNumber, vehicles: [] },
    reporter: { mobile: '13700001235' },
  })
})

describe('what staff ask it to decide on a claim', () => {
  const report = accidentEvent('浙A12345', 1)

  async function asked(decision: Decision | undefined, registNo?: string) {
    const folder = folderOfTest()
    const service = fakeService()
    service.feed.push(report)
    await runUntilIdle({ folder, books, doors: service })
    const [claim] = service.rows.values()
    const data = {
      ...{ registNo: registNo ?? claim?.registNo, decision: 'paid', amountFen: 128_000 },
      ...{ at: '2026-11-20T04:01:00.000Z', account: 'claims1' },
    }
    const type = 'claim.decision.requested.v1'
    const time = '2026-11-20T04:01:30.000Z'
    const event = { ...report, id: 'a decision', position: 2, type, time, data }
    if (decision !== undefined) openState(folder).change((state) => ({ ...state, isHolding: true }))
    service.feed.push(event)
    await runUntilIdle({ folder, books, doors: service })
    const now = Date.parse('2026-11-20T04:00:00Z')
    if (decision !== undefined)
      openState(folder).change((state) =>
        decide(state, books, { decision, eventId: event.id, now }),
      )
    const state = await runUntilIdle({ folder, books, doors: service })
    const key = String(claim?.registNo)
    return {
      service,
      told: service.rows.get(`claims ${key}`),
      known: state.now().claims[key]?.body,
    }
  }

  const types = (claim: Record<string, unknown> = {}) =>
    (claim.events as { type: string }[]).map(({ type }) => type)

  test('is done by a row that names who asked, without the steps that were still to come', async () => {
    const { told } = await asked(undefined)
    expect(told?.answers).toBe('a decision')
    expect(types(told)).toEqual(['survey', 'assessment', 'paid'])
  })

  test('is refused in words where whoever watches says so, and nothing has happened to the claim', async () => {
    const { service, told, known } = await asked('refuse')
    expect(service.rows.get('answers a decision')).toMatchObject({ result: 'refused' })
    expect(types(told)).not.toContain('paid')
    expect(types(known)).not.toContain('paid')
  })

  test('of a claim that it does not have is agreed to without a row', async () => {
    const { service } = await asked(undefined, 'RDAA202633010000000001')
    expect(service.rows.get('answers a decision')).toMatchObject({ result: 'accepted' })
  })
})
