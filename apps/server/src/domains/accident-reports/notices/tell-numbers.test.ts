import {
  listOwnCars,
  reportAccident,
  reportOwnAccident,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { expect, test } from 'vitest'
import { pusherOf, upsert } from '../../../../test/push-rows.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { accidentOf, newDraftId } from '../../../../test/subjects/accidents.ts'
import { claimOn } from '../../../../test/subjects/claims.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import { carPolicyOf, storeInTown } from '../../../../test/subjects/policies/other-policies.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newSession } from '../../../../test/visitor.ts'
import { claimFromCore } from '../../../demo/from-core/claim-from-core.ts'
import { residentId } from '../../../demo/made-up-numbers.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { tellNumbers } from './tell-numbers.ts'

const service = serviceOfTests()
const core = pusherOf(service)
let people = 0

/** Somebody with a car, whose own phone the core knows. */
async function holderOf(licenseNo: string) {
  people += 1
  const holder = {
    name: '报过案的人',
    idNumber: residentId('3301', '1976-05-05', 410 + people),
    mobile: newPhone(),
  }
  const policy = carPolicyOf(holder, licenseNo)
  await storeInTown(service, [policy])
  await writeContacts(service.db, [contactRows(service.keys, holder)])
  return { ...holder, policy }
}

/** Reports by the plate, behind a code to the phone; gives the event that told the core of it. */
async function reportedBy(mobile: string, licenseNo: string): Promise<string> {
  const visitor = await newSession(service)
  await service.passTime(61)
  await visitor.provePhone(mobile)
  const body = { draftId: newDraftId(), mobile, licenseNo, report: accidentOf(service) }
  const [told] = await eventsFrom(service, () => visitor.get(reportAccident, body))
  return told?.id ?? ''
}

async function register(policy: Parameters<typeof claimOn>[0], ...eventIds: readonly string[]) {
  const claim = claimOn(policy)
  for (const [before, answers] of eventIds.entries()) {
    const line = upsert(claimFromCore(claim), before + 1, { answers })
    expect(await core.push('claims', [line])).toMatchObject([{ result: 'accepted' }])
    await tellNumbers(service)
    await tellNumbers(service)
  }
  return claim.registNo
}

async function numbersToldTo(phone: string): Promise<string[]> {
  const messages = (await service.outbox?.messages()) ?? []
  return messages.flatMap(({ to, text }) => (to === phone && text.includes('已立案') ? [text] : []))
}

test('who has proven the car is told the number of the claim once, however often the core tells it', async () => {
  const { mobile, idNumber, policy } = await holderOf('浙A8R401')
  const visitor = await newSession(service)
  await visitor.provePerson(mobile, { idTail: idNumber.slice(-4) })
  const [car] = (await visitor.get(listOwnCars, {})).cars
  const body = { draftId: newDraftId(), handle: car?.handle ?? '', report: accidentOf(service) }
  const [told] = await eventsFrom(service, () => visitor.get(reportOwnAccident, body))
  await tellNumbers(service)
  expect(await numbersToldTo(mobile)).toEqual([])
  const eventId = told?.id ?? ''
  const registNo = await register(policy, eventId, eventId)
  const [text = '', ...more] = await numbersToldTo(mobile)
  expect(more).toEqual([])
  expect(text).toContain(`报案号 ${registNo}`)
  expect(text).toContain('/#/report?receipt=1')
  for (const personal of ['浙A8R401', '报过案的人', idNumber]) expect(text).not.toContain(personal)
})

test('who told a plate alone hears of no claim, unless the core knows the phone as its holder’s', async () => {
  const { mobile, policy } = await holderOf('浙A8R402')
  const stranger = newPhone()
  const byStranger = await reportedBy(stranger, '浙A8R402')
  const byHolder = await reportedBy(mobile, '浙A8R402')
  const registNo = await register(policy, byStranger, byHolder)
  expect(await numbersToldTo(stranger)).toEqual([])
  expect(await numbersToldTo(mobile)).toEqual([expect.stringContaining(registNo)])
})
