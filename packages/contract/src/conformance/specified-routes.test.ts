import { expect, test } from 'vitest'
import { specifiedRoutes } from './specified-routes.ts'

test('a route is listed once', () => {
  expect(new Set(specifiedRoutes.map(({ path }) => path)).size).toBe(specifiedRoutes.length)
})

test('only the policy results stay alive while a detail is open', () => {
  const kept = specifiedRoutes.filter(({ isKeptAlive }) => isKeptAlive)
  expect(kept.map(({ path }) => path)).toEqual(['/policy-queryResult'])
})
