import { specifiedRoutes } from '@ecenter/contract/conformance/specified-routes.ts'
import { expect, test } from 'vitest'
import { isScreen, routeOf, routes } from './routes.ts'

test('the table has every route of the specification under its page name, and no other', () => {
  const named = (rows: readonly { readonly path: string; readonly title: string }[]) =>
    rows.map(({ path, title }) => `${path} ${title}`).sort()
  expect(named(routes)).toEqual(named(specifiedRoutes))
})

test('the kept-alive pages are that of the specification, and the longest other lists', () => {
  const kept = (rows: readonly { readonly path: string; readonly isKeptAlive?: boolean }[]) =>
    rows.filter(({ isKeptAlive }) => isKeptAlive).map(({ path }) => path)
  expect(kept(routes)).toEqual([...kept(specifiedRoutes), '/warranty-query-list', '/outlet-query'])
})

test('an unknown path is the error page', () => {
  expect(routeOf('/nowhere').path).toBe('/404')
})

test('both results of a complaint stand after a submitted form', () => {
  const after = routes.filter(({ isAfterSubmit }) => isAfterSubmit).map(({ path }) => path)
  expect(after).toEqual(['/complaint-success', '/complaint-fail'])
})

test('an address has a screen whatever stands behind its path; an unknown one has none', () => {
  expect(isScreen('#/policy-query?by=plate')).toBe(true)
  expect(isScreen('#/nowhere')).toBe(false)
})
