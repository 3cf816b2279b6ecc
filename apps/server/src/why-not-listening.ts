import type { Settings } from './platform/config/settings.ts'

/** What the operator can do about a port that cannot be had; throws what nobody foresaw. */
export function whyNotListening(
  error: unknown,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use: stop what listens there, or set PORT to another one.`
    case 'EACCES':
      return `Port ${port} needs rights that this user does not have: set PORT to one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine.`
    default:
      throw error
  }
}
