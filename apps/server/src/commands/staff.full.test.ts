import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOperator } from '../../test/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { storeBranches } from '../domains/places/store/branch.repository.ts'
import { verifyTrail } from '../platform/audit/verify-trail.ts'
import { isPassword } from '../platform/staff/passwords.ts'
import { findStaffByAccount } from '../platform/staff/staff.repository.ts'

const { keys, haveStarted, run } = newOperator()

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await haveStarted(database)
})
afterAll(() => database.drop())

/** What an operator types behind `npm run staff --`, and reads. */
async function staff(...asked: string[]): Promise<string> {
  return (await run(database, 'staff', ...asked)).said
}

function passwordIn(said: string): string {
  return /^first password, shown this once: (\S+)\n$/.exec(said)?.[1] ?? ''
}

async function opens(password: string): Promise<boolean> {
  const member = await findStaffByAccount({ db: database.db, keys }, 'boss')
  return isPassword(member?.passwordHash, password)
}

test('an operator adds the first supervisor, sees who there is, and resets them', async () => {
  expect(await staff('list')).toBe('nobody has an account\n')
  const first = passwordIn(await staff('add', 'boss', '沈主管', 'supervisor,agent'))
  expect(await opens(first)).toBe(true)
  expect(await staff('list')).toBe('boss  沈主管  supervisor,agent  new  never\n')
  expect(await staff('add', 'boss', '另一位', 'agent')).toBe('somebody has the account boss\n')

  const second = passwordIn(await staff('reset', 'boss'))
  expect(second).not.toBe(first)
  expect(await opens(first)).toBe(false)
  expect(await opens(second)).toBe(true)
  expect(await staff('reset', 'nobody')).toBe('nobody has the account nobody\n')
  expect(await verifyTrail(database.db, keys)).toMatchObject({ kind: 'holds', entries: 4 })
})

test('an operator names an account by the number of its employee, unless somebody has that name', async () => {
  await staff('add', 'linxiao', '林晓', 'agent')
  await staff('add', '10100', '另一位', 'agent')
  expect(await staff('join', 'linxiao', '10100')).toBe('somebody has the account 10100\n')
  expect(await staff('join', 'nobody', '10099')).toBe('nobody has the account nobody\n')
  expect(await staff('join', 'linxiao', '10099')).toBe('linxiao is 10099 now\n')
  expect(await staff('list')).toContain('10099  林晓  agent  new  never\n')
})

test('who asks for something else is told what can be asked for', async () => {
  expect(await staff('dismiss')).toContain('npm run staff -- add <account> <name> <roles>')
  expect(await staff('add', 'x1', '某人', 'king')).toContain('npm run staff -- add')
})

test('where nobody could be second, an operator changes roles and branch, and puts out', async () => {
  await staff('add', 'alone', '独一', 'agent')
  expect(await staff('roles', 'alone', 'agent,king')).toContain('npm run staff -- roles')
  expect(await staff('roles', 'alone', 'claims,supervisor')).toBe('alone is changed\n')
  expect(await staff('list')).toContain('alone  独一  claims,supervisor  new  never\n')
  expect(await staff('disable', 'alone')).toBe('alone is changed\n')
  expect(await staff('list')).toContain('alone  独一  claims,supervisor  disabled  never\n')
  expect(await staff('enable', 'alone')).toBe('alone is changed\n')
  expect(await staff('roles', 'nobody', 'agent')).toBe('nobody has the account nobody\n')
  const outcomes = await database.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('event', '=', 'staff-changed')
    .execute()
  expect(outcomes.map(({ outcome }) => outcome)).toContain(
    'roles claims supervisor, by the command',
  )
})

test('a branch is one that there is, or else the codes are told and nobody is moved', async () => {
  await storeBranches(database, [branchOf('33010000'), branchOf('34010000')])
  await staff('add', 'mover', '林移', 'claims')
  const branch = async () => {
    const member = await findStaffByAccount({ db: database.db, keys }, 'mover')
    return member?.branch
  }
  expect(await staff('branch', 'mover', '33010000')).toBe('mover is changed\n')
  expect(await branch()).toBe('33010000')
  const { code, said } = await run(database, 'staff', 'branch', 'mover', '3301')
  expect(code).toBe(1)
  expect(said).toMatch(/^there is no branch 3301; there are:\n33010000 {2}.+\n34010000 {2}.+\n$/)
  expect(await branch()).toBe('33010000')
  expect(await staff('branch', 'mover')).toBe('mover is changed\n')
  expect(await branch()).toBeUndefined()
})

function branchOf(code: string) {
  return { comCode: code, comName: `${code}分公司`, areaCode: code, address: '路 1 号', phone: '' }
}
