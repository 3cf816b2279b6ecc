import { newRequestId } from '@ecenter/client/request-id.ts'
import { recordVitals as call } from '@ecenter/contract/analytics/analytics-calls.ts'
import { urlOf } from '@ecenter/contract/call.ts'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { enveloped } from '../client/enveloped.ts'
import { pageCaller } from '../client/page-session.ts'
import { post } from '../client/post.ts'
import { useBasicInfo } from '../state/basic-info.ts'

/**
 * Tells how fast the page was to who opened it at this screen, once, when it is hidden first: what
 * is measured began before, and is read from what the browser kept.
 */
export function recordVitals(openedAt: string): void {
  const vitals: Partial<Record<string, number>> = {}
  for (const measure of [onLCP, onINP, onCLS]) {
    // The largest part of the page is told for good only at a touch or when the page is hidden: too late.
    measure(
      ({ name, value }) => {
        vitals[name] = value
      },
      { reportAllChanges: true },
    )
  }
  // Those of the measures listen for it too, and were there before.
  document.addEventListener('visibilitychange', function tell() {
    const isKnown = Object.keys(vitals).length > 0
    if (document.visibilityState !== 'hidden' || !isKnown) return
    document.removeEventListener('visibilitychange', tell)
    // What is lost is nobody's trouble.
    send(openedAt, vitals).catch(() => undefined)
  })
}

async function send(route: string, vitals: Partial<Record<string, number>>): Promise<void> {
  const body = { route, channelType: useBasicInfo.getState().channelType, vitals }
  const request = await enveloped(call, body, await pageCaller(), newRequestId())
  await post(urlOf(call), request, { isOutlivingPage: true })
}
