import { randomUUID } from 'node:crypto'
import { saveChatLabel } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { Failure } from '../../platform/calls/failure.ts'
import { setBranch, setDisabled, setRoles } from '../../platform/staff/change-staff-record.ts'
import { allDeskRoutes } from '../../routes/all-desk-routes.ts'
import { sessionAtDesk } from './arrive-at-desk.ts'
import { deskCookieName } from './desk-cookie.ts'
import { submitAtDesk } from './submit-at-desk.ts'

const service = serviceOfTests({ demo: false })

/** Sends a submission of a supervisor in whose middle something happens to them: what takes long comes first. */
async function submitWhile(happens: (staffId: string) => Promise<void>) {
  const desk = await deskVisitor(service, ['supervisor'])
  const session = await sessionAtDesk(service, {
    cookies: { [deskCookieName(service)]: desk.cookie() ?? '' },
  })
  const route = allDeskRoutes(service).find(({ call }) => call.path === saveChatLabel.path)
  if (route === undefined) throw new Error('there is no such call')
  const name = `标签${randomUUID().slice(0, 6)}`
  const body = { kind: 'tag', name, isRetired: false }
  const slow = {
    ...route,
    async ahead() {
      await happens(session.staff.id)
      return body
    },
  }
  const asker = { staff: session.staff, session, address: 'a', network: 'n', channel: 'desk' }
  const sent = { body, content: '', requestId: randomUUID() }
  const outcome = await submitAtDesk(service, slow as never, asker as never, sent as never).then(
    () => 'done',
    (failure: unknown) => (failure instanceof Failure ? failure.resultCode : failure),
  )
  const stored = await service.db.selectFrom('chat_label').select('name').execute()
  return { outcome, isStored: stored.some((label) => label.name === name) }
}

test('who stays as they were does what they began', async () => {
  expect(await submitWhile(async () => {})).toEqual({ outcome: 'done', isStored: true })
})

test.each<[string, (id: string) => Promise<void>, string]>([
  ['their role', (id) => setRoles(service, id, ['claims']), 'E3010002'],
  ['their branch', (id) => setBranch(service, id, { branch: '33010000' }), 'E3010002'],
  ['their account', (id) => setDisabled(service, id, service.clock.now()), 'E3010001'],
])('who loses %s in the middle of a call has done nothing', async (_, happens, code) => {
  expect(await submitWhile(happens)).toEqual({ outcome: code, isStored: false })
})
