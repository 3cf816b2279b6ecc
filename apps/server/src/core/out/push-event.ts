import type { CorePushSettings } from '../../platform/config/core-push-settings.ts'
import { webhookHeaders } from './sign-webhook.ts'

/** Longer than any receiver needs to store a row. */
export const patienceMs = 10_000

export type Outcome = 'received' | { readonly failure: string }

interface Sent {
  readonly id: string
  readonly at: Date
  readonly body: string
}

/**
 * Sends one event. A 2xx is the receipt; a redirect is none, and nobody follows it: the data is meant for
 * that address alone. What failed is told in words that hold nothing of the event or the answer.
 */
export async function pushEvent(
  { url, secrets }: CorePushSettings,
  sent: Sent,
  { stopping, waitMs = patienceMs }: { readonly stopping: AbortSignal; readonly waitMs?: number },
): Promise<Outcome> {
  const inTime = AbortSignal.timeout(waitMs)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/cloudevents+json; charset=utf-8',
        'user-agent': 'ecenter',
        ...webhookHeaders(secrets, sent),
      },
      body: sent.body,
      redirect: 'manual',
      signal: AbortSignal.any([inTime, stopping]),
    })
    // What it says beside is not read, however long it is.
    await answer.body?.cancel().catch(() => undefined)
    return answer.ok ? 'received' : { failure: `answered ${answer.status}` }
  } catch {
    if (stopping.aborted) return { failure: 'stopped' }
    return { failure: inTime.aborted ? 'no answer in time' : 'not reached' }
  }
}
