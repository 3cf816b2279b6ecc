import { beforeAll, expect, test } from 'vitest'
import { importerOf, importRows } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { eventsOf } from '../../../../test/subjects/claims.ts'
import { askedPayeeChange, newAccount } from '../../../../test/subjects/payee-changes.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { answeringCoreOf } from '../../../../test/wishes.ts'
import { claimFromCore } from '../../../demo/from-core/claim-from-core.ts'
import { claims } from '../import/claims.ts'
import { tellPayeeChanges } from './tell-payee-changes.ts'

const service = serviceOfTests({ demo: false, env: { CLAIMS_DECIDED_BY: 'core' } })
const core = answeringCoreOf(service)
const home = household(town.owner)
beforeAll(() => storeInTown(service, [home]))

/** What the phone on file gets of it, the latest first. */
async function told(): Promise<string[]> {
  const texts = async () =>
    (await service.outbox.messages()).flatMap(({ to, text }) =>
      to === town.owner.mobile && text.includes('收款账户') ? [text] : [],
    )
  const before = (await texts()).length
  await tellPayeeChanges(service)
  const now = await texts()
  return now.slice(0, now.length - before)
}

test('who asked for other accounts is told once that they have them, and no account', async () => {
  const { eventId, claim } = await askedPayeeChange(service, home)
  expect(await told()).toEqual([])
  await core.accept(eventId)
  const before = (await service.outbox.messages()).length
  await Promise.all([1, 2, 3].map(() => tellPayeeChanges(service)))
  const messages = await service.outbox.messages()
  expect(messages).toHaveLength(before + 1)
  const [{ text } = { text: '' }] = messages
  expect(text).toContain('有新进展：收款账户已更改。')
  for (const secret of [claim.registNo, newAccount.bankcardno.slice(-4), town.owner.name]) {
    expect(text).not.toContain(secret)
  }
  expect(await told()).toEqual([])
})

test('a refusal says where its reason is read, and not the reason', async () => {
  const { eventId } = await askedPayeeChange(service, home)
  await core.refuse(eventId, '户名与证件不符。')
  const [text] = await told()
  expect(text).toContain('收款账户未更改，原因见赔付方案。')
  expect(text).not.toContain('户名')
})

test('a payment that came first is an answer, too', async () => {
  const { claim } = await askedPayeeChange(service, home)
  const agreed = eventsOf('2026-11-20T02:00:00Z', 'agreed')
  const events = [...claim.events, ...agreed, ...eventsOf('2026-11-20T03:05:00Z', 'paid')]
  await importRows(importerOf(service), claims, [claimFromCore({ ...claim, events })])
  expect(await told()).toEqual([expect.stringContaining('收款账户未更改')])
})

test('when the change is undone, its SMS is not sent, and told later', async () => {
  const { eventId } = await askedPayeeChange(service, home)
  await core.accept(eventId)
  const before = (await service.outbox.messages()).length
  const sendSms = () => Promise.reject(new Error('the disk is full'))
  await tellPayeeChanges({ ...service, jobs: { ...service.jobs, sendSms } })
  expect(await service.outbox.messages()).toHaveLength(before)
  expect(await told()).toHaveLength(1)
})

test('where the claim is gone nobody is told, and it is looked for once', async () => {
  const { eventId, ref } = await askedPayeeChange(service, home)
  await core.accept(eventId)
  await service.db.deleteFrom('claim').where('id', '=', ref.id).execute()
  expect(await told()).toEqual([])
  const noted = await service.db
    .selectFrom('wish')
    .select('told_at')
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  expect(noted.told_at).toEqual(service.clock.now())
})
