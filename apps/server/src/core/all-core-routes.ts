import type { Services } from '../domains/services.ts'
import type { CoreRoute } from './doors/core-route.ts'
import { whoAmI } from './doors/who-am-i.ts'
import { feedRoute } from './out/feed-route.ts'
import { fileRoute } from './out/file-route.ts'

/** Everything that the insurer's core can call. */
export function allCoreRoutes(services: Services): readonly CoreRoute[] {
  return [whoAmI, feedRoute(services), fileRoute(services)]
}
