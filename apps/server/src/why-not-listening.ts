/** Where something listens, and the settings that say so. */
export interface Listening {
  readonly host: string
  readonly port: number
  readonly settings: { readonly host: string; readonly port: string }
}

export const ofService = { host: 'HOST', port: 'PORT' } as const
export const ofCore = { host: 'CORE_HOST', port: 'CORE_PORT' } as const
export const ofMetrics = { host: 'METRICS_HOST', port: 'METRICS_PORT' } as const

/** What the operator can do about a port that cannot be had; throws what nobody foresaw. */
export function whyNotListening(error: unknown, { host, port, settings }: Listening): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use: stop what listens there, or set ${settings.port} to another one.`
    case 'EACCES':
      return `Port ${port} needs rights that this user does not have: set ${settings.port} to one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return `${settings.host} ${host} is no address of this machine.`
    default:
      throw error
  }
}
