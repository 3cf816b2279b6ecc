import { answerSchemaRoutes } from '../core/answers/answer-schema-routes.ts'
import { answersRoute } from '../core/answers/answers-route.ts'
import type { CoreRoute } from '../core/api/core-route.ts'
import { whoAmI } from '../core/api/who-am-i.ts'
import { documentsRoute } from '../core/documents/documents-route.ts'
import { feedRoute } from '../core/out/feed-route.ts'
import { fileRoute } from '../core/out/file-route.ts'
import { refundsRoute } from '../core/refunds/refunds-route.ts'
import type { PushConnections } from '../core/rows/push-connections.ts'
import { pushRowsRoute } from '../core/rows/push-rows-route.ts'
import { schemaRoutes } from '../core/schemas/schema-routes.ts'
import type { Services } from '../domains/services.ts'

/** Everything that the insurer's core can call. */
export function allCoreRoutes(
  services: Services,
  connections: PushConnections,
): readonly CoreRoute[] {
  const routes = [
    whoAmI,
    pushRowsRoute(services, connections),
    answersRoute(services),
    documentsRoute(services),
    refundsRoute(services),
    ...answerSchemaRoutes,
    feedRoute(services),
    fileRoute(services),
  ]
  return [...routes, ...schemaRoutes(services.settings.brand.name, routes)]
}
