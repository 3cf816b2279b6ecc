import type { Settings } from './settings.ts'

/** Where customers reach the site, for addresses that leave it: on paper, in a mail. */
export function siteOrigin({
  publicOrigin,
  host,
  port,
}: Pick<Settings, 'publicOrigin' | 'host' | 'port'>): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  return publicOrigin ?? `http://${isEverywhere ? 'localhost' : host}:${port}`
}
