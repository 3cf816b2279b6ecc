import type { cloudEvent } from '@ecenter/contract/core/core-event.ts'
import type { InferOutput } from 'valibot'
import type { Settings } from '../../platform/config/settings.ts'
import type { StoredEvent } from './read-feed.ts'

type Origin = Pick<Settings, 'publicOrigin' | 'host' | 'port'>

/** An event as it travels. */
export function cloudEventOf(
  { publicOrigin, host, port }: Origin,
  { id, type, subject, at, data }: Omit<StoredEvent, 'position'>,
): InferOutput<typeof cloudEvent> {
  return {
    specversion: '1.0',
    id,
    source: publicOrigin ?? `http://${host}:${port}`,
    type,
    subject,
    time: at.toISOString(),
    datacontenttype: 'application/json',
    data,
  }
}
