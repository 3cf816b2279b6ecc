import { expect, test } from 'vitest'
import { guarded } from './login-guard.ts'
import type { RouteRow } from './route-rows.ts'
import { routes } from './routes.ts'

const home: RouteRow = { path: '/home', title: '首页', page: 'x/HomePage' }
const open: RouteRow = { path: '/open', title: '公开', page: 'x/OpenPage' }
const own: RouteRow = { path: '/own', title: '我的', page: 'x/OwnPage', requiresLogin: true }

test.each([
  [open, '', open],
  [open, '1', open],
  [own, '', home],
  [own, '0', home],
  [own, 'true', home],
  [own, '1', own],
])('%o with login status %j', (route, loginStatus, shown) => {
  expect(guarded(route, loginStatus, home)).toBe(shown)
})

test('no route of the site requires a login', () => {
  expect(routes.filter(({ requiresLogin }) => requiresLogin)).toEqual([])
})
