import { type DeskCall, isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { allDeskCalls } from '@ecenter/contract/desk/desk-contract.ts'
import { staffRole } from '@ecenter/contract/desk/permissions.ts'
import { describe, expect, test } from 'vitest'
import { deskVisitor, newDeskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { newSession } from '../../../test/visitor.ts'
import { allDeskRoutes } from '../../routes/all-desk-routes.ts'

const signInNeeded = { code: 'E3010001', message: '登录已结束，请重新登录。' }
const roleMissing = { code: 'E3010002' }

const service = serviceOfTests({ demo: false })

const guarded = allDeskCalls.filter(({ access }) => access !== 'signed-out')

/** What is behind the role: the rules of a body that says nothing, or an answer. */
async function expectLetIn(call: DeskCall, code: string): Promise<void> {
  expect([signInNeeded.code, roleMissing.code], call.path).not.toContain(code)
}

test('every call of the desk has exactly one route', () => {
  const routed = allDeskRoutes(service).map(({ call }) => call.path)
  expect(routed.sort()).toEqual(allDeskCalls.map(({ path }) => path).sort())
})

describe.each(staffRole.options)('somebody whose one role is %s', (role) => {
  test('is refused by every call that is for others, in words that say why', async () => {
    const { ask } = await deskVisitor(service, [role])
    for (const call of guarded) {
      if (isAllowed(call.access, [role])) continue
      const answer = await ask(call, {})
      expect(answer, call.path).toMatchObject(roleMissing)
      expect(answer.message).toContain('您的角色不能做这件事')
    }
  })

  test('is let in by every call that is for them', async () => {
    for (const call of guarded) {
      if (!isAllowed(call.access, [role])) continue
      const { ask } = await deskVisitor(service, [role])
      await expectLetIn(call, (await ask(call, {})).code)
    }
  })
})

test('a call names its permission, and a supervisor has them all', async () => {
  for (const { access, path } of guarded) {
    expect(isAllowed(access, ['supervisor']), path).toBe(true)
    expect(isAllowed(access, []), path).toBe(access === 'signed-in')
  }
})

test('who has not signed in is refused by every call but those of signing in', async () => {
  for (const call of guarded) {
    expect(await newDeskVisitor(service).ask(call, {}), call.path).toMatchObject(signInNeeded)
  }
  const signedOut = allDeskCalls.filter(({ access }) => access === 'signed-out')
  expect(signedOut.map(({ path }) => path)).toEqual([
    '/staff/readSignInWays',
    '/staff/signIn',
    '/staff/confirmCode',
  ])
})

test('who has two roles may do what either may', async () => {
  for (const call of guarded) {
    const { ask } = await deskVisitor(service, ['agent', 'claims'])
    const { code } = await ask(call, {})
    const isTheirs = isAllowed(call.access, ['agent']) || isAllowed(call.access, ['claims'])
    expect(code === roleMissing.code, call.path).toBe(!isTheirs)
  }
})

test('the cookie of a customer opens nothing at the desk, and that of the desk nothing of a customer', async () => {
  const customer = await newSession(service)
  const { cookie } = await deskVisitor(service)
  for (const call of guarded) {
    const otherVisitor = newDeskVisitor(service)
    otherVisitor.takeCookie(customer.cookie())
    expect(await otherVisitor.ask(call, {}), call.path).toMatchObject(signInNeeded)
    const asCustomer = await newDeskVisitor(service).inject({
      ...newDeskVisitor(service).requestOf(call, {}),
      cookies: { sid: customer.cookie() },
    })
    expect(asCustomer.json().body.common.resultCode, call.path).toBe(signInNeeded.code)
  }
  expect(await service.sessions.find(cookie() ?? '')).toBeUndefined()
})

test('who is refused for their role leaves a trace that names them', async () => {
  const { ask, staff } = await deskVisitor(service, ['agent'])
  const [call] = guarded.filter(({ access }) => !isAllowed(access, ['agent']))
  if (call === undefined) throw new Error('an agent may do everything')
  await ask(call, {})
  const entries = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome'])
    .where('staff_id', '=', staff.id)
    .execute()
  expect(entries).toEqual([{ event: 'refused', outcome: `${call.path} E3010002` }])
})
