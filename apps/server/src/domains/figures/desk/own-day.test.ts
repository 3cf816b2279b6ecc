import { readOwnDay } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import { expect, test } from 'vitest'
import { deskVisitor, signInAs } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { queuedChat, sayIn, storedChat } from '../../../../test/subjects/desk-chats.ts'
import { changeConversation } from '../../customer-service/store/change-conversation.ts'
import { rollDays } from '../store/roll-days.ts'

const service = serviceOfTests({ demo: false })

test('an agent reads what they came to today and yesterday, and nothing of a colleague', async () => {
  const [one, other] = [
    await deskVisitor(service, ['agent']),
    await deskVisitor(service, ['agent']),
  ]
  await served(one.staff.id, 60, 5)
  service.clock.advance(86_400)
  await served(one.staff.id, 400, 3)
  await served(other.staff.id, 20, 1)
  await signInAs(service, one, one.member)
  const before = await one.get(readOwnDay, {})
  expect(before).not.toHaveProperty('countedAt')
  expect(before.figures.map(({ value }) => value)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])

  await rollDays({ ...service, url: service.database.url })
  const day = await one.get(readOwnDay, {})
  expect(day.countedAt).toMatch(/^\d\d:\d\d$/)
  expect(day.figures).toEqual([
    { measure: 'taken', value: 1, yesterday: 1 },
    // Upper bounds of buckets.
    { measure: 'firstMedian', value: 420, yesterday: 60 },
    { measure: 'firstLate', value: 1, yesterday: 0 },
    { measure: 'stars', value: 3, yesterday: 5 },
  ])
})

test('a handler reads how many documents they judged, and who has neither work reads nothing', async () => {
  const [handler, writer] = [
    await deskVisitor(service, ['claims']),
    await deskVisitor(service, ['content']),
  ]
  await judged(handler.staff.id, 'refused')
  service.clock.advance(86_400)
  await judged(handler.staff.id, 'accepted')
  await judged(handler.staff.id, 'refused')
  await judged(writer.staff.id, 'accepted')
  await signInAs(service, handler, handler.member)
  await signInAs(service, writer, writer.member)
  const { figures, documents } = await handler.get(readOwnDay, {})
  expect(figures).toEqual([])
  expect(documents).toEqual({
    judged: { today: 2, yesterday: 1 },
    returned: { today: 1, yesterday: 1 },
  })
  const other = await writer.get(readOwnDay, {})
  expect(other.figures).toEqual([])
  expect(other).not.toHaveProperty('documents')
})

async function served(staffId: string, waits: number, score: number) {
  const id = await queuedChat(service)
  service.clock.advance(waits)
  await change(id, { status: 'person', staffId, takenAt: service.clock.now() })
  await sayIn(service, id, '您好', 'agent')
  await change(id, { status: 'ended', endedAt: service.clock.now(), score })
}

async function change(id: string, changes: Parameters<typeof changeConversation>[2]) {
  await changeConversation(service, await storedChat(service, id), changes, service.clock.now())
}

async function judged(staffId: string, verdict: 'accepted' | 'refused') {
  await service.audit.record({
    event: 'claim-document-judged',
    staffId,
    outcome: `id-card ${verdict}`,
  })
}
