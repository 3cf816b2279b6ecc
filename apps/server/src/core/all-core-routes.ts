import type { Services } from '../domains/services.ts'
import type { CoreRoute } from './doors/core-route.ts'
import { whoAmI } from './doors/who-am-i.ts'

/** Everything that the insurer's core can call. */
export function allCoreRoutes(_services: Services): readonly CoreRoute[] {
  return [whoAmI]
}
