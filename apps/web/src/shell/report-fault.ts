import { faultOf } from '@ecenter/client/faults.ts'
import { newRequestId } from '@ecenter/client/request-id.ts'
import { recordFault } from '@ecenter/contract/analytics/record-fault.ts'
import { urlOf } from '@ecenter/contract/call.ts'
import { specifiedRoutes } from '@ecenter/contract/conformance/specified-routes.ts'
import { enveloped } from '../client/enveloped.ts'
import { pageCaller } from '../client/page-session.ts'
import { post } from '../client/post.ts'
import { pathOf } from './location.ts'

/** Tells the service that a screen broke: where in our scripts and how, and nothing of what was on it. */
export function reportFault(error: unknown): void {
  // What is lost is nobody's trouble, least of all the customer's.
  send(error).catch(() => undefined)
}

async function send(error: unknown): Promise<void> {
  const path = pathOf(location.hash)
  const body = {
    route: specifiedRoutes.find((route) => route.path === path)?.path ?? '/404',
    ...faultOf(error),
  }
  const request = await enveloped(recordFault, body, await pageCaller(), newRequestId())
  await post(urlOf(recordFault), request, { isOutlivingPage: true })
}
