import { cloudEvent } from '@ecenter/contract/core/core-event.ts'
import { leadNoted } from '@ecenter/contract/core/sale-events.ts'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOperator } from '../../test/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { assignAllPositions } from '../core/out/assign-positions.ts'
import { systemClock as clock } from '../platform/clock/clock.ts'
import { tellCore } from '../platform/core-events/tell-core.ts'

const { keys, haveStarted, run } = newOperator()
const notifier = { notify: async () => undefined, notifySoon: async () => undefined }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await haveStarted(database)
})
afterAll(() => database.drop())

/** What an operator types behind `npm run core:events --`, and reads. */
async function coreEvents(...asked: string[]) {
  return run(database, 'core-events', ...asked)
}

test('an operator sees what was given up, tries it again, and has all of it as a file', async () => {
  const { db } = database
  expect((await coreEvents('list')).said).toBe('no event was given up\n')
  const id = await tellCore({ db, keys, clock, notifier }, leadNoted, {
    subject: 'lead/YX1',
    data: {
      leadNo: 'YX1',
      status: 'called',
      note: '下周再联系',
      notedAt: clock.now().toISOString(),
      account: 'agent1',
    },
  })
  await assignAllPositions({ db, notifier })
  const dead = { given_up_at: clock.now(), tries: 40, failure: 'answered 500' }
  await db.updateTable('core_event').set(dead).execute()
  const { said } = await coreEvents('list')
  expect(said).toContain(id)
  expect(said).toContain('lead.noted.v1  40 tries  answered 500')
  expect(said).not.toContain('YX1')

  const line = parse(cloudEvent, JSON.parse((await coreEvents('export', '0')).said))
  expect(line).toMatchObject({ id, subject: 'lead/YX1', data: { note: '下周再联系' } })
  expect((await coreEvents('export', '1')).said).toBe('')

  expect((await coreEvents('retry', id)).said).toBe('1 to be tried again\n')
  expect((await coreEvents('list')).said).toBe('no event was given up\n')
  const trail = await db
    .selectFrom('audit_entry')
    .select('event')
    .where('event', 'like', 'core-events-%')
    .execute()
  expect(trail.map(({ event }) => `${event}`).sort()).toEqual([
    'core-events-exported',
    'core-events-exported',
    'core-events-retried',
  ])
}, 120_000)
