import { expect, test } from 'vitest'
import { type DeskAccess, isAllowed, type StaffRole } from './desk-call.ts'

/** The role matrix of the service asks `isAllowed` who may do what, so here it is asked by itself. */
test.each<[DeskAccess, readonly StaffRole[], boolean]>([
  [['claims'], ['claims'], true],
  [['claims'], ['agent'], false],
  [['claims'], ['agent', 'content'], false],
  [['claims'], ['content', 'claims'], true],
  [['agent', 'claims'], ['claims'], true],
  [['agent', 'claims'], ['content'], false],
  [['claims'], ['supervisor'], true],
  [['supervisor'], ['agent', 'claims', 'content'], false],
  [['claims'], [], false],
  ['signed-in', [], true],
  ['signed-out', ['agent'], true],
])('what is for %j may be done with the roles %j: %s', (access, roles, isTheirs) => {
  expect(isAllowed(access, roles)).toBe(isTheirs)
})
