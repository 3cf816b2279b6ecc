import {
  downloadApplication,
  readApplication,
  signApplication,
} from '@ecenter/contract/claims/claim-application.ts'
import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { importerOf, importRows } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { allow, signature } from '../../../../test/subjects/offers.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { photo } from '../../../../test/subjects/sample-files.ts'
import { claimFromCore } from '../../../demo/from-core/claim-from-core.ts'
import { claims } from '../import/claims.ts'
import type { NewClaim } from '../store/store-claims.ts'

const service = serviceOfTests({ demo: false })
const home = household(town.owner)
beforeAll(() => storeInTown(service, [home]))

const state = { code: 'E3020001' }
const asked = () => eventsOf('2026-11-18T02:00:00Z', 'documents-asked')

/** A claim whose documents are asked for, with its insured before it. */
async function applying(given: Partial<NewClaim> = {}) {
  const claim = claimOn(home, { events: asked(), ...given })
  const visit = await visitClaim(service, claim)
  const { visitor, handle } = visit
  const read = () => visitor.get(readApplication, { handle })
  return {
    ...{ claim, visit, visitor, handle, read },
    async sign(said: Record<string, unknown> = {}) {
      const { mark, place, course } = await read()
      await allow(service, visit, 'sign-application')
      return visitor.ask(signApplication, { handle, mark, place, course, signature, ...said })
    },
    kept: () =>
      service.db
        .selectFrom('claim_application')
        .selectAll()
        .where('claim_id', '=', visit.ref.id)
        .execute(),
  }
}

function tell(claim: NewClaim) {
  return importRows(importerOf(service), claims, [claimFromCore(claim)])
}

describe('the application of a claim', () => {
  test('is made of what is known of the report, masked, before anything is typed', async () => {
    const { read, claim } = await applying()
    expect(await read()).toMatchObject({
      status: 'open',
      maskedInsuredName: '沈**',
      maskedIdNumber: expect.stringMatching(/^\d{3}\*+$/),
      place: claim.accident.place,
      course: claim.accident.course,
    })
    expect(JSON.stringify(await read())).not.toContain(claim.insured.idNumber)
  })

  test('is signed on the screen by a person alone: what a company applies for is sealed and sent', async () => {
    const formOf = async ({ visitor, handle }: Awaited<ReturnType<typeof applying>>) => {
      const { documents } = await visitor.get(queryClaimSchedleInfo, { handle })
      return documents.find(({ type }) => type === 'claim-form')
    }
    const insured = { ...home.insured, idNumber: '91110199MA0001201R' }
    expect(await formOf(await applying())).toMatchObject({ canSend: true, isSignedHere: true })
    const ofCompany = await applying({ insured })
    const form = await formOf(ofCompany)
    expect(form).toMatchObject({ state: 'needed', canSend: true })
    expect(form).not.toHaveProperty('isSignedHere')
    expect(await ofCompany.read()).toMatchObject({ status: 'closed' })
  })

  test('is signed into a PDF that counts as the document 索赔申请书, and the core is told', async () => {
    const { sign, visitor, handle, claim, visit, kept } = await applying()
    const place = '杭州市西湖区文一路 10 号'
    const [told] = await eventsFrom(service, async () => {
      expect(await sign({ place })).toMatchObject({ code: '1' })
    })

    const { documents } = await visitor.get(queryClaimSchedleInfo, { handle })
    const form = documents.find(({ type }) => type === 'claim-form')
    expect(form).toMatchObject({ state: 'received', fileCount: 1 })
    const [row] = await kept()
    expect(row?.sealed.includes(signature)).toBe(false)
    expect(await visit.kept()).toMatchObject([
      { id: row?.id, document_type: 'claim-form', media_type: 'application/pdf' },
    ])
    expect(told).toMatchObject({
      type: 'claim.application-signed.v1',
      data: {
        place,
        course: claim.accident.course,
        corrected: ['place'],
        files: [{ id: row?.id }],
      },
    })

    const { wire } = await visitor.ask(downloadApplication, { handle })
    expect(wire.headers['content-type']).toBe('application/pdf')
    expect(wire.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('shows as it was signed, whatever the core tells since', async () => {
    const { sign, read, claim } = await applying()
    await sign({ course: '红灯时被撞。' })
    await tell({ ...claim, accident: { ...claim.accident, course: '另一种说法。' } })
    expect(await read()).toMatchObject({ status: 'signed', course: '红灯时被撞。' })
  })

  test('that was sent back is signed again, and says why', async () => {
    const { sign, read, claim, kept } = await applying()
    await sign()
    await tell({
      ...claim,
      documents: [
        {
          type: 'claim-form',
          state: 'refused',
          judgedAt: new Date(service.clock.now().getTime() + 1000),
          reason: '签名看不清',
        },
      ],
    })
    service.passTime(10)
    expect(await read()).toMatchObject({ status: 'open', reason: '签名看不清' })
    expect(await sign()).toMatchObject({ code: '1' })
    expect(await read()).toMatchObject({ status: 'signed' })
    expect(await kept()).toHaveLength(2)
  })
})

describe('nothing is signed that should not be', () => {
  test('no code for this act, or the code of another, signs nothing', async () => {
    const { read, visitor, handle, visit, kept } = await applying()
    const { mark, place, course } = await read()
    const request = { handle, mark, place, course, signature }
    expect(await visitor.ask(signApplication, request)).not.toMatchObject({ code: '1' })
    await allow(service, visit, 'agree-settlement')
    expect(await visitor.ask(signApplication, request)).not.toMatchObject({ code: '1' })
    expect(await kept()).toEqual([])
  })

  test('a dot and empty words are refused at their fields', async () => {
    const { sign, kept } = await applying()
    expect(await sign({ signature: '500,500' })).toMatchObject({
      code: '1000',
      field: 'signature',
    })
    expect(await sign({ place: ' ' })).toMatchObject({ code: '1000', field: 'place' })
    expect(await kept()).toEqual([])
  })

  test('twice is once, also at the same moment', async () => {
    const { read, visitor, handle, visit, kept } = await applying()
    const { mark, place, course } = await read()
    await allow(service, visit, 'sign-application')
    const request = { handle, mark, place, course, signature }
    const answers = await Promise.all([
      visitor.ask(signApplication, request),
      visitor.ask(signApplication, request),
    ])
    expect(answers.map(({ code }) => code).filter((code) => code === '1')).toHaveLength(1)
    expect(await kept()).toHaveLength(1)
    await allow(service, visit, 'sign-application')
    expect(await visitor.ask(signApplication, request)).toMatchObject(state)
    expect(await kept()).toHaveLength(1)
  })

  test('a report that changed while it was read is read again', async () => {
    const { read, visitor, handle, visit, claim, kept } = await applying()
    const { mark, place, course } = await read()
    await tell({ ...claim, accident: { ...claim.accident, cause: '侧滑' } })
    await allow(service, visit, 'sign-application')
    const answer = await visitor.ask(signApplication, { handle, mark, place, course, signature })
    expect(answer).toMatchObject(state)
    expect(await kept()).toEqual([])
  })

  test('a claim that ended, asks for none yet, or asks for none at all takes none', async () => {
    const ended = await applying({
      events: eventsOf('2026-11-18T02:00:00Z', 'documents-asked', 'cancelled'),
    })
    expect(await ended.sign()).toMatchObject(state)
    const early = await applying({ events: [] })
    expect(await early.sign()).toMatchObject(state)
    const other = await applying({ lossTypes: ['flight-delay'] })
    expect(await other.sign()).toMatchObject(state)
    for (const each of [ended, early, other]) {
      expect(await each.read()).toMatchObject({ status: 'closed', whyNot: expect.any(String) })
      expect(await each.kept()).toEqual([])
    }
  })

  test('where a photo of it came already, none is signed beside it', async () => {
    const { visit, sign, read } = await applying()
    await visit.send(await photo(), { documentType: 'claim-form' })
    expect(await read()).toMatchObject({ status: 'closed' })
    expect(await sign()).toMatchObject(state)
  })

  test('the claim of another is no more to be read than to be signed', async () => {
    const { handle, read } = await applying()
    const { mark, place, course } = await read()
    const stranger = await applying()
    const asking = { handle, mark, place, course, signature }
    expect(await stranger.visitor.ask(readApplication, { handle })).not.toMatchObject({ code: '1' })
    expect(await stranger.visitor.ask(signApplication, asking)).not.toMatchObject({ code: '1' })
    expect(await stranger.visitor.ask(downloadApplication, { handle })).not.toMatchObject({
      code: '1',
    })
  })
})
