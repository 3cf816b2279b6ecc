import type { Parts } from '../parts.ts'

/** Whether the public comes by https, so that cookies may be bound to it. */
export function isSecure({ settings }: Pick<Parts, 'settings'>): boolean {
  return settings.publicOrigin?.startsWith('https:') ?? false
}
