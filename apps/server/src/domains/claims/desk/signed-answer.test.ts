import { viewSignedAnswer } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { agreeToSettlement } from '@ecenter/contract/claims/settlement-offer.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { offeredClaim, readOffer, visitOffer } from '../../../../test/subjects/offers.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'

const service = serviceOfTests({ demo: false })
const home = household(town.owner)
beforeAll(() => storeInTown(service, [home]))

test('staff of claims open what was signed, with a trace that its person reads, and nothing before', async () => {
  const claim = offeredClaim(home)
  const { visitor, handle, ref } = await visitOffer(service, claim, 'agree-settlement')
  const clerk = await deskVisitor(service, ['claims'])
  const asked = { claimId: ref.id }
  expect(await clerk.ask(viewSignedAnswer, asked)).toMatchObject({ code: '1007' })
  await visitor.get(agreeToSettlement, { handle, ...readOffer(service, claim) })

  const { wire } = await clerk.ask(viewSignedAnswer, asked)
  expect(wire.headers['content-type']).toBe('application/pdf')
  expect(wire.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const traces = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome'])
    .where('event', '=', 'settlement-answer-viewed')
    .execute()
  expect(traces).toEqual([{ event: 'settlement-answer-viewed', outcome: 'agreed' }])
})

test('others of the staff open nothing', async () => {
  const clerk = await deskVisitor(service, ['agent'])
  const answer = await clerk.ask(viewSignedAnswer, {
    claimId: '0190a5b0-0000-7000-8000-000000000000',
  })
  expect(answer.code).not.toBe('1')
})
