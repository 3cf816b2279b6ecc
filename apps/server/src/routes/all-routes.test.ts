import { type Call, urlOf } from '@ecenter/contract/call.ts'
import { allCalls } from '@ecenter/contract/contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import type { Route } from '../http/route.ts'
import { allRoutes } from './all-routes.ts'

const service = serviceOfTests({ demo: false })
let routes: Route[]
beforeAll(async () => {
  routes = allRoutes(service)
})

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

test('a call that asks for a fresh code says which purpose opens it', () => {
  for (const { call } of routes) {
    if (call.level !== 'fresh-code') continue
    expect(call.action, nameOf(call)).toBeDefined()
  }
})
