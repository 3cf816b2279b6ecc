import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { storeInTown } from '../../../test/subjects/policies/other-policies.ts'
import { home } from '../../../test/submissions/claim-cases.ts'
import { everyCase } from '../../../test/submissions/every-case.ts'
import { newVisitor, type Visitor } from '../../../test/visitor.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { allRoutes } from '../../routes/all-routes.ts'

const service = serviceOfTests()
let visitor: Visitor
beforeAll(async () => {
  await storeInTown(service, [home])
  await service.database.pool.query(`
    create function fail() returns trigger language plpgsql as $$
    begin raise exception 'the disk is full' using errcode = '53100'; end $$`)
})
beforeEach(async () => {
  await service.passTime(24 * 3600)
  visitor = newVisitor(service)
  await visitor.open()
})

async function contentOf(tables: readonly (keyof Tables)[]): Promise<string> {
  const contents = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await service.database.pool.query(
        `select row::text from ${table} as row order by 1`,
      )
      return rows
    }),
  )
  return JSON.stringify(contents)
}

async function traces(): Promise<number> {
  const { rows } = await service.database.pool.query(
    "select from audit_entry where event <> 'chain-begun'",
  )
  return rows.length
}

test('every call that changes something is tried here', () => {
  const submits = allRoutes(service).filter(({ call }) => call.kind === 'submit')
  expect(submits.map(({ call }) => call.path).sort()).toEqual(
    everyCase.map(([{ path }]) => path).sort(),
  )
})

/** Both are written after the effects. */
const places = [
  ['its answer', 'submission'],
  ['its trace', 'audit_entry'],
] as const

const failures = everyCase
  .map(([call, each]) => ({ call, ...each }))
  .flatMap((each) =>
    places
      .filter(([, table]) => table === 'submission' || each.traces > 0)
      .map(([what, table]) => ({ path: each.call.path, what, table, ...each })),
  )

test.each(failures)(
  '$path: when $what cannot be stored nothing was done, and its retry succeeds',
  async ({ call, table, effects, traces: expected, ready }) => {
    const body = await ready({ service, visitor })
    const before = await contentOf(effects)
    const tracesBefore = await traces()
    const { pool } = service.database

    await pool.query(
      `create trigger fail before insert on ${table} for each row execute function fail()`,
    )
    const failed = await visitor.ask(call, body, { requestId: 'request' })
    await pool.query(`drop trigger fail on ${table}`)
    expect(failed).toMatchObject({ code: 'E1010001' })
    expect(await contentOf(effects)).toBe(before)
    expect(await traces()).toBe(tracesBefore)

    const retry = await visitor.ask(call, body, { requestId: 'request' })
    expect(retry).toMatchObject({ code: '1' })
    const after = await contentOf(effects)
    if (effects.length > 0) expect(after).not.toBe(before)
    expect(await traces()).toBe(tracesBefore + expected)

    const again = await visitor.ask(call, body, { requestId: 'request' })
    expect(again.wire.json()).toEqual(retry.wire.json())
    expect(await contentOf(effects)).toBe(after)
    expect(await traces()).toBe(tracesBefore + expected)
  },
)
