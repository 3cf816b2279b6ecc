import { randomBytes } from 'node:crypto'
import { viewDocument } from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { takeChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { readChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { expect, test, vi } from 'vitest'
import { type DeskVisitor, deskVisitor, newDeskVisitor } from '../../../test/desk-visitor.ts'
import { openMailRoom, patiently } from '../../../test/fakes/mail-room.ts'
import { visitClaim } from '../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../test/subjects/claims.ts'
import { queuedChat } from '../../../test/subjects/desk-chats.ts'
import { household, storeInTown, town } from '../../../test/subjects/policies/other-policies.ts'
import { photo } from '../../../test/subjects/sample-files.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { testKeyMaterial } from '../../../test/test-keys.ts'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { buildApp } from '../../app.ts'
import { assembleServices } from '../../assemble-services.ts'
import { resealJobs } from '../../platform/jobs/sealed-jobs.ts'
import { keysFrom, type OpenedMaterial } from '../../platform/keys/keys.ts'
import { holdingsOf } from './holdings.ts'
import { resealAll } from './reseal-all.ts'

const fresh = { number: 2, key: randomBytes(32) }

/** While the data key is changed, and once the former one is taken out. */
function laterKeys(material: OpenedMaterial) {
  return {
    both: keysFrom({ ...material, data: [fresh, ...material.data] }),
    freshAlone: keysFrom({ ...material, data: [fresh] }),
  }
}

/** Seals all anew, and begins a process that has the new key alone. */
async function changeDataKey(services: TestService) {
  const { both, freshAlone } = laterKeys(services.material)
  const all = holdingsOf({ db: services.db, keys: both, fileStore: services.fileStore })
  // Jobs of a test are done at once.
  const holdings = all.filter(({ name }) => name !== 'queued jobs')
  expect(await resealAll({ keys: both, holdings, progress() {} })).toEqual([])
  return buildApp(assembleServices({ ...services, keys: freshAlone }))
}

test('with the new key alone staff read what a customer wrote and look at what they sent', async () => {
  const service = await openTestService({ demo: false })
  const home = household(town.owner)
  await storeInTown(service, [home])
  const events = eventsOf('2026-11-19T01:30:00Z', 'documents-asked')
  const visit = await visitClaim(service, claimOn(home, { lossTypes: ['flight-delay'], events }))
  await visit.send(await photo())
  const [file] = await visit.kept()
  const chatId = await queuedChat(service, ['保单丢了怎么办'])
  const agent = await deskVisitor(service)
  await agent.get(takeChat, { chatId })
  const clerk = await deskVisitor(service, ['claims'])
  const document = { claimId: visit.ref.id, fileId: file?.id ?? '' }
  const before = await clerk.ask(viewDocument, document)
  expect(before.wire.headers['content-type']).toBe('image/jpeg')

  const app = await changeDataKey(service)
  const later = (who: DeskVisitor) => {
    const same = newDeskVisitor({ ...service, app })
    same.takeCookie(who.cookie() ?? '')
    return same
  }
  const { messages } = await later(agent).get(readChat, { chatId })
  expect(messages.map((each) => ('text' in each ? each.text : each.kind))).toContain(
    '保单丢了怎么办',
  )
  const after = await later(clerk).ask(viewDocument, document)
  expect(after.wire.rawPayload).toEqual(before.wire.rawPayload)
  await app.close()
  await service.close()
})

test('a mail that waited while the key was changed is sent by who has the new key alone', async () => {
  const database = await createTestDatabase()
  const material = testKeyMaterial()
  const { both, freshAlone } = laterKeys(material)
  const room = await openMailRoom(database, keysFrom(material))
  const jobs = await room.begin()
  room.setServerDown(true)
  await room.queue(jobs)
  await vi.waitFor(() => expect(room.failures()).toBe(1), patiently)
  await room.stopProcesses()

  let done = 0
  for await (const part of resealJobs({ db: database.db, keys: both })) done += part.done
  expect(done).toBe(1)
  room.setServerDown(false)
  await room.begin(freshAlone)
  await room.nextTryNow()
  await vi.waitFor(() => expect(room.subjects()).toEqual([room.subject]), patiently)
  await room.close()
  await database.drop()
})
