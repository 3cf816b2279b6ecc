import { describe, expect, test } from 'vitest'
import { folderOfTest, runUntilIdle } from '../test/core-of-tests.ts'
import { accidentEvent, booksOf, fakeService } from '../test/fake-service.ts'
import { type Decision, decide } from './decide.ts'
import { openState } from './state-file.ts'

const books = booksOf([])
const mobile = { mobile: '13700001234' }

test('a reported accident becomes a claim on the policy that covers the car, and moves on by itself', async () => {
  const service = fakeService()
  const covered = accidentEvent('浙A12345', 1)
  service.feed.push(covered, accidentEvent('浙A54321', 2), accidentEvent('浙A99999', 3))
  const state = await runUntilIdle({ folder: folderOfTest(), books, api: service })
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

test('who has proven no policy is named in no claim, also where staff were told their name', async () => {
  const service = fakeService()
  const { data, ...event } = accidentEvent('浙A12345', 1)
  service.feed.push({ ...event, data: { ...data, reporter: { ...mobile, name: '路过的人' } } })
  await runUntilIdle({ folder: folderOfTest(), books, api: service })
  const [claim] = service.rows.values()
  expect(claim?.reporter).toEqual(mobile)
})

test('who has proven the car names its policy, and no plate is needed', async () => {
  const service = fakeService()
  const { licenseNo: _, ...data } = accidentEvent('', 1).data
  const own = {
    ...{ policyNo: 'PDAA202633010000000009', brandModel: '领越 5 系' },
    insured: { name: '江晓峰', idNumber: '330199199011051234', mobile: '13700001235' },
  }
  const reporter = { name: '江晓峰' }
  service.feed.push({ ...accidentEvent('', 1), data: { ...data, ...own, reporter } })
  await runUntilIdle({ folder: folderOfTest(), books, api: service })
  const [claim] = service.rows.values()
  expect(claim).toMatchObject({
    ...{ policyNo: own.policyNo, insuredIdNumber: own.insured.idNumber, vehicles: [] },
    reporter: { name: '江晓峰', mobile: '13700001235' },
  })
})

test('a report of a shape that it cannot read is passed over, and those behind it are not', async () => {
  const service = fakeService()
  const former = accidentEvent('浙A12345', 1)
  const { photosToCome: _, ...data } = former.data
  service.feed.push(
    { ...former, id: 'of a former shape', data: { ...data, photos: [] } },
    accidentEvent('浙A12345', 2),
  )
  const state = await runUntilIdle({ folder: folderOfTest(), books, api: service })
  expect(state.now().seen.map(({ outcome }) => outcome)).toEqual(['ignored', 'applied'])
  expect(state.now().after).toBe(2)
})

describe('what customers do with a claim leads to their money', () => {
  const payee = { name: '江晓峰', bank: '示例银行', accountNo: '6222020000000001017' }

  /** A claim that waits for its documents, and what happens to it, a minute between one and the next. */
  function claimOf(service: ReturnType<typeof fakeService>, known = books) {
    const folder = folderOfTest()
    const report = accidentEvent('浙A12345', 1)
    service.feed.push(report)
    const registNo = () => [...service.rows.values()][0]?.registNo
    const run = () => runUntilIdle({ folder, books: known, api: service })
    return {
      folder,
      run,
      /** It comes together with what comes next. */
      comes(type: string, data: object): string {
        const position = service.feed.length + 1
        const at = new Date(Date.parse(report.time) + position * 60_000).toISOString()
        const moments = { receivedAt: at, judgedAt: at, answeredAt: at, askedAt: at }
        const id = `event ${position}`
        service.feed.push({
          ...{ ...report, id, position, time: at, type },
          data: { registNo: registNo(), files: [], ...moments, ...data },
        })
        return id
      },
      async happens(type: string, data: object) {
        await run()
        this.comes(type, data)
        await run()
        return this.stands()
      },
      stands() {
        const claim = [...service.rows.values()][0] ?? {}
        const events = claim.events as { type: string; payees?: object[] }[]
        const types = events.map((event) => event.type)
        const offer = claim.offer as { version: number; totalFen: number }
        return { claim, types, offer, paidTo: events.at(-1)?.payees }
      },
      sends(documentType: string) {
        return this.happens('claim.document.sent.v1', { documentType })
      },
    }
  }

  test('documents, an offer, an objection, another offer, agreement, and paid into the account that was signed', async () => {
    const claim = claimOf(fakeService())
    await claim.sends('driving-licence')
    const two = await claim.sends('repair-invoice')
    expect(two.types).not.toContain('documents-complete')
    const all = await claim.sends('bank-card')
    expect(all.types.slice(-3)).toEqual(['documents-complete', 'calculation', 'agreement-asked'])
    expect(all.offer).toMatchObject({ version: 1, totalFen: 128_000, answerBy: '2026-12-20' })

    const signed = { version: 1, totalFen: 128_000 }
    const objection = { ...signed, content: '工时少了', caseNo: 'TS2026112000000001' }
    const again = await claim.happens('claim.settlement-objected.v1', objection)
    expect(again.offer).toMatchObject({ version: 2, totalFen: 148_000 })

    const payees = [{ ...payee, amountFen: 148_000 }]
    const agreement = { version: 2, totalFen: 148_000, payees }
    const paid = await claim.happens('claim.settlement-agreed.v1', agreement)
    expect(paid.types.slice(-2)).toEqual(['agreed', 'paid'])
    expect(paid.offer).toMatchObject({ version: 2, payee })
    const late = await claim.happens('claim.settlement-objected.v1', objection)
    expect(late.offer.version).toBe(2)
  })

  test('whoever divided the sum is paid in all, and no row names the first of them for it', async () => {
    const claim = claimOf(fakeService())
    for (const kind of ['driving-licence', 'repair-invoice', 'bank-card']) await claim.sends(kind)
    const payees = [
      { ...payee, amountFen: 100_000 },
      { ...payee, accountNo: '6222020000000001025', amountFen: 28_000 },
    ]
    const agreement = { version: 1, totalFen: 128_000, payees }
    const paid = await claim.happens('claim.settlement-agreed.v1', agreement)
    expect(paid.types.slice(-2)).toEqual(['agreed', 'paid'])
    expect(paid.offer).not.toHaveProperty('payee')
  })

  describe('other accounts that are asked for after the signature', () => {
    const payees = [{ ...payee, amountFen: 128_000 }]
    const asked = [
      { ...payee, accountNo: '6222020000000001025', amountFen: 100_000 },
      { ...payee, accountNo: '6222020000000001033', amountFen: 28_000 },
    ]
    const agreement = { version: 1, totalFen: 128_000, payees }
    const change = { version: 1, totalFen: 128_000, payees: asked, before: payees }

    /** Signed, and the change asked for before anything was paid; who watches decides first, if told so. */
    async function askedFor(decisions: readonly ['change' | 'agreement', Decision][] = []) {
      const service = fakeService()
      const claim = claimOf(service)
      for (const kind of ['driving-licence', 'repair-invoice', 'bank-card']) await claim.sends(kind)
      const isHolding = decisions.length > 0
      if (isHolding) openState(claim.folder).change((state) => ({ ...state, isHolding }))
      const ids = {
        agreement: claim.comes('claim.settlement-agreed.v1', agreement),
        change: claim.comes('claim.payee-change.requested.v1', change),
      }
      await claim.run()
      const now = Date.parse('2026-11-20T04:00:00Z')
      for (const [of, decision] of decisions) {
        openState(claim.folder).change((state) =>
          decide(state, books, { decision, eventId: ids[of], now }),
        )
        await claim.run()
      }
      return { service, ids, ...claim.stands() }
    }

    test('hold the payment, are granted at once, and get it', async () => {
      const { service, ids, paidTo, offer } = await askedFor()
      expect(service.rows.get(`answers ${ids.change}`)).toMatchObject({ result: 'accepted' })
      const calls = service.calls.map(({ kind }) => kind)
      expect(calls.slice(calls.indexOf('answers'))).toEqual(['answers', 'claims', 'claims'])
      expect(paidTo).toEqual(asked)
      expect(offer).not.toHaveProperty('payee')
    })

    test('get nothing where they are refused, and the payment goes where it was signed for', async () => {
      const { service, ids, paidTo } = await askedFor([
        ['change', 'refuse'],
        ['agreement', 'release'],
      ])
      expect(service.rows.get(`answers ${ids.change}`)).toMatchObject({ result: 'refused' })
      expect(paidTo).toEqual(payees)
    })

    test('come too late where whoever watches has it paid before', async () => {
      const { paidTo } = await askedFor([
        ['agreement', 'release'],
        ['change', 'release'],
      ])
      expect(paidTo).toEqual(payees)
    })

    test('are left to the desk where it decides, and so is the payment', async () => {
      const service = fakeService()
      const claim = claimOf(service, { ...books, isDeskDeciding: true })
      for (const kind of ['driving-licence', 'repair-invoice', 'bank-card']) await claim.sends(kind)
      await claim.happens('claim.settlement-agreed.v1', agreement)
      const { types } = await claim.happens('claim.payee-change.requested.v1', change)
      expect(types.at(-1)).toBe('agreed')
      expect(service.calls.map(({ kind }) => kind)).not.toContain('answers')
    })
  })

  test('an application that is signed is a document that came, and its words are the report’s', async () => {
    const claim = claimOf(fakeService())
    const { claim: noted, types } = await claim.happens('claim.application-signed.v1', {
      ...{ signedAt: '2026-11-20T02:00:00.000Z', place: '文一路 10 号', course: '被撞。' },
      corrected: ['place'],
    })
    expect(noted).toMatchObject({
      accident: { place: '文一路 10 号', course: '被撞。' },
      documents: [{ type: 'claim-form', state: 'received' }],
    })
    expect(types).not.toContain('documents-complete')
  })

  test('a document that staff refuse is waited for again', async () => {
    const claim = claimOf(fakeService())
    await claim.sends('driving-licence')
    const refusal = {
      documentType: 'driving-licence',
      verdict: 'refused',
      reason: '看不清',
      account: 'a',
    }
    await claim.happens('claim.document.judged.v1', refusal)
    await claim.sends('repair-invoice')
    const { types, claim: told } = await claim.sends('bank-card')
    expect(types).not.toContain('documents-complete')
    expect(told.documents).toContainEqual(
      expect.objectContaining({ type: 'driving-licence', state: 'refused', reason: '看不清' }),
    )
    expect((await claim.sends('driving-licence')).types).toContain('agreement-asked')
  })
})

describe('what staff ask it to decide on a claim', () => {
  const report = accidentEvent('浙A12345', 1)

  async function asked(decision: Decision | undefined, registNo?: string) {
    const folder = folderOfTest()
    const service = fakeService()
    service.feed.push(report)
    await runUntilIdle({ folder, books, api: service })
    const [claim] = service.rows.values()
    const data = {
      ...{ registNo: registNo ?? claim?.registNo, decision: 'paid', amountFen: 128_000 },
      ...{ at: '2026-11-20T04:00:19.000Z', account: 'claims1' },
    }
    const type = 'claim.decision.requested.v1'
    const time = '2026-11-20T04:00:20.000Z'
    const event = { ...report, id: 'a decision', position: 2, type, time, data }
    if (decision !== undefined) openState(folder).change((state) => ({ ...state, isHolding: true }))
    service.feed.push(event)
    await runUntilIdle({ folder, books, api: service })
    const now = Date.parse('2026-11-20T04:00:00Z')
    if (decision !== undefined)
      openState(folder).change((state) =>
        decide(state, books, { decision, eventId: event.id, now }),
      )
    const state = await runUntilIdle({ folder, books, api: service })
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
