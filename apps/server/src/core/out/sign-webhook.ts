import { createHmac } from 'node:crypto'

interface Sent {
  readonly id: string
  readonly at: Date
  readonly body: string
}

/**
 * The headers of Standard Webhooks: what is sent, when, and a signature with each secret, so that the
 * receiver may know the old one or the new one while it is changed.
 */
export function webhookHeaders(
  secrets: readonly Buffer[],
  { id, at, body }: Sent,
): Record<string, string> {
  const timestamp = `${Math.floor(at.getTime() / 1000)}`
  const signatures = secrets.map((secret) => {
    const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`)
    return `v1,${signature.digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
