import { readApplication, signApplication } from '@ecenter/contract/claims/claim-application.ts'
import { readClaim, viewApplication } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { allow, signature } from '../../../../test/subjects/offers.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'

const service = serviceOfTests({ demo: false })
const home = household(town.owner)
beforeAll(() => storeInTown(service, [home]))

test('staff of claims read what was corrected and open what was signed, with a trace', async () => {
  const claim = claimOn(home, { events: eventsOf('2026-11-18T02:00:00Z', 'documents-asked') })
  const visit = await visitClaim(service, claim)
  const { visitor, handle, ref } = visit
  const clerk = await deskVisitor(service, ['claims'])
  const asked = { claimId: ref.id }
  expect(await clerk.ask(viewApplication, asked)).toMatchObject({ code: '1007' })

  const { mark, place, course } = await visitor.get(readApplication, { handle })
  await allow(service, visit, 'sign-application')
  const said = { place: `${place}门口`, course }
  await visitor.get(signApplication, { handle, mark, ...said, signature })

  expect((await clerk.get(readClaim, asked)).application).toEqual({
    signedAt: expect.any(String),
    corrected: [{ name: '出险地点', before: place, now: `${place}门口` }],
  })
  const { wire } = await clerk.ask(viewApplication, asked)
  expect(wire.headers['content-type']).toBe('application/pdf')
  expect(wire.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const traces = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome'])
    .where('event', '=', 'claim-application-viewed')
    .execute()
  expect(traces).toEqual([{ event: 'claim-application-viewed', outcome: 'signed' }])
})

test('others of the staff open nothing', async () => {
  const clerk = await deskVisitor(service, ['agent'])
  const claimId = '0190a5b0-0000-7000-8000-000000000000'
  expect((await clerk.ask(viewApplication, { claimId })).code).not.toBe('1')
})
