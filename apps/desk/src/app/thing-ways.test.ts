import { type ThingKind, thingAccess } from '@ecenter/contract/customers/desk/customer-thing.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { hasPermission, staffRole } from '@ecenter/contract/desk/permissions.ts'
import { expect, test } from 'vitest'
import { thingWays } from '../shell/thing-paths.ts'
import { routeRows } from './route-rows.ts'

test('what a customer has leads to a page that the same roles open', () => {
  for (const [kind, { path }] of Object.entries(thingWays)) {
    const route = routeRows.find((row) => row.path === path)
    expect(route, path).toBeDefined()
    for (const role of staffRole.options) {
      const may = hasPermission([role], thingAccess[kind as ThingKind] ?? 'keep-staff')
      if (may)
        expect(route !== undefined && isAllowed(route.access, [role]), `${role} ${path}`).toBe(true)
    }
  }
})
