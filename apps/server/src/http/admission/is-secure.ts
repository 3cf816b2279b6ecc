import type { Services } from '../../domains/services.ts'

/** Whether the public comes by https, so that cookies may be bound to it. */
export function isSecure({ settings }: Pick<Services, 'settings'>): boolean {
  return settings.publicOrigin?.startsWith('https:') ?? false
}
