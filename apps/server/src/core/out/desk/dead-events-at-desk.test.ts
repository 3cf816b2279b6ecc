import { listDeadEvents, retryDeadEvent } from '@ecenter/contract/core/desk/core-events-at-desk.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { tellOf } from '../../../../test/subjects/core-events.ts'
import { assignAllPositions, positionedTopic } from '../assign-positions.ts'

const service = serviceOfTests({ demo: false })
let clerk: Awaited<ReturnType<typeof deskVisitor>>
beforeEach(async () => {
  await service.db.deleteFrom('core_event').execute()
  clerk = await deskVisitor(service, ['supervisor'])
})

/** An event that nobody took for three days, with one of its subject behind it. */
async function dead(subject = 'lead/1'): Promise<string> {
  const id = await tellOf(service, subject, 'canary')
  await tellOf(service, subject, 'behind it')
  await assignAllPositions(service)
  await service.db
    .updateTable('core_event')
    .set({ given_up_at: service.clock.now(), tries: 40, failure: 'answered 500' })
    .where('id', '=', id)
    .execute()
  return id
}

/** The next notification of a topic. */
function heard(topic: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = service.notifier.listen(topic, () => resolve(stop()))
  })
}

/** From here on no notification is missed: whoever begins to listen is notified once when the connection stands. */
async function hears(): Promise<void> {
  const notified = heard('tests/hears')
  await service.notifier.notify('tests/hears', service.db)
  await notified
}

test('a supervisor sees what the core would not take, and nothing of what it says', async () => {
  expect(await clerk.get(listDeadEvents, {})).toEqual({ events: [], total: 0, waiting: 0 })
  const eventId = await dead()
  expect(await clerk.get(listDeadEvents, {})).toEqual({
    events: [
      {
        eventId,
        type: 'lead.noted.v1',
        name: '投保登记跟进',
        at: '2026-11-20 12:00',
        givenUpAt: '2026-11-20 12:00',
        tries: 40,
        failure: 'answered 500',
        heldUp: 1,
      },
    ],
    total: 1,
    waiting: 1,
  })
  const { wire } = await clerk.ask(listDeadEvents, {})
  expect(wire.body).not.toMatch(/canary|lead\/1/)
})

test('it is tried again once, and who pressed is noted', async () => {
  const eventId = await dead()
  await hears()
  const notified = heard(positionedTopic)
  await clerk.get(retryDeadEvent, { eventId })
  await notified
  expect(await clerk.get(listDeadEvents, {})).toMatchObject({ total: 0, waiting: 2 })
  expect((await clerk.ask(retryDeadEvent, { eventId })).code).toBe('1007')
  const trail = await service.db
    .selectFrom('audit_entry')
    .select(['staff_id', 'outcome'])
    .where('event', '=', 'core-events-retried')
    .execute()
  expect(trail).toEqual([{ staff_id: clerk.staff.id, outcome: '1 at the desk' }])
})
