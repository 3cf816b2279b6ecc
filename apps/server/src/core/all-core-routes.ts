import type { Services } from '../domains/services.ts'
import { answerSchemaRoutes } from './answers/answer-schema-routes.ts'
import { answersRoute } from './answers/answers-route.ts'
import type { CoreRoute } from './api/core-route.ts'
import { whoAmI } from './api/who-am-i.ts'
import { documentsRoute } from './documents/documents-route.ts'
import { feedRoute } from './out/feed-route.ts'
import { fileRoute } from './out/file-route.ts'
import { refundsRoute } from './refunds/refunds-route.ts'
import type { PushConnections } from './rows/push-connections.ts'
import { pushRowsRoute } from './rows/push-rows-route.ts'
import { schemaRoutes } from './schemas/schema-routes.ts'

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
