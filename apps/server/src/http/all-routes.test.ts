import { type Call, urlOf } from '@ecenter/contract/call.ts'
import { allCalls } from '@ecenter/contract/contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestParts, type TestParts } from '../../test/test-parts.ts'
import { newVisitor } from '../../test/visitor.ts'
import { allRoutes } from './all-routes.ts'
import type { Route } from './route.ts'

/** How many calls of the contract have no handler yet. This number only falls. */
const unbuiltAtMost = 0

let service: TestParts
let routes: Route[]
beforeAll(async () => {
  service = await openTestParts({ demo: false })
  routes = allRoutes(service.parts)
})
afterAll(() => service.close())

function nameOf({ group, path }: Call): string {
  return group + path
}

test('every call of the contract has exactly one route', () => {
  expect(routes.map(({ call }) => nameOf(call)).sort()).toEqual(allCalls.map(nameOf).sort())
  for (const call of allCalls) {
    const method = call.answer === 'image' ? 'GET' : 'POST'
    expect(service.app.hasRoute({ method, url: urlOf(call) }), nameOf(call)).toBe(true)
  }
})

test('no more calls are unbuilt than before', () => {
  const unbuilt = routes.filter(({ isBuilt }) => !isBuilt).length
  process.stdout.write(`${unbuilt} of ${routes.length} calls are not built yet\n`)
  expect(unbuilt).toBeLessThanOrEqual(unbuiltAtMost)
})

test('a call that is not built says so, whatever it is asked', async () => {
  const visitor = newVisitor(service)
  await visitor.open()
  for (const { call, isBuilt } of routes) {
    if (isBuilt) continue
    const answer = await visitor.ask(call, {})
    expect(answer, nameOf(call)).toMatchObject({
      code: 'E0990001',
      message: '这项服务即将开放，请先拨打 95518 办理。',
    })
  }
})

test('a built call that asks for a fresh code says which purpose opens it', () => {
  for (const { call, isBuilt } of routes) {
    if (!isBuilt || call.level !== 'fresh-code') continue
    expect(call.action, nameOf(call)).toBeDefined()
  }
})
