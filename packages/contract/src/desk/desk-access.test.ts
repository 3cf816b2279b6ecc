import { expect, test } from 'vitest'
import { type DeskAccess, isAllowed } from './desk-call.ts'
import { allDeskCalls } from './desk-contract.ts'
import { allPermissions, type StaffRole, staffRole, widening } from './permissions.ts'

/** The role matrix of the service asks `isAllowed` who may do what, so here it is asked by itself. */
test.each<[DeskAccess, readonly StaffRole[], boolean]>([
  ['handle-claims', ['claims'], true],
  ['handle-claims', ['agent'], false],
  ['handle-claims', ['agent', 'content', 'compliance'], false],
  ['handle-claims', ['content', 'claims'], true],
  ['serve-customers', ['claims'], true],
  ['serve-customers', ['content'], false],
  ['serve-customers', ['compliance'], false],
  ['handle-claims', ['supervisor'], true],
  ['keep-staff', ['agent', 'claims', 'content', 'compliance'], false],
  ['keep-staff', ['supervisor'], true],
  ['read-trail', ['compliance'], true],
  ['read-trail', ['agent', 'claims', 'content'], false],
  ['settle-findings', ['compliance'], false],
  ['handle-claims', [], false],
  ['signed-in', [], true],
  ['signed-out', ['agent'], true],
])('what is for %s may be done with the roles %j: %s', (access, roles, isTheirs) => {
  expect(isAllowed(access, roles)).toBe(isTheirs)
})

test('each permission opens a call or widens some, and a supervisor has them all', () => {
  const asked = new Set(allDeskCalls.map(({ access }) => access))
  for (const permission of allPermissions) {
    expect(asked.has(permission), permission).toBe(!widening.includes(permission))
    expect(isAllowed(permission, ['supervisor']), permission).toBe(true)
  }
})

test('compliance changes nothing but what is its own', () => {
  const changing = allDeskCalls.filter(
    ({ kind, access }) =>
      kind === 'submit' && access !== 'signed-in' && isAllowed(access, ['compliance']),
  )
  expect(changing.map(({ access }) => access)).toEqual(changing.map(() => 'signed-out'))
  expect(staffRole.options).toContain('compliance')
})
