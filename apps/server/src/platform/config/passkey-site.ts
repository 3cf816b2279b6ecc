import type { Settings } from './settings.ts'

/** To whom browsers keep passkeys (WebAuthn: relying party), and the one origin that may ask for them. */
export interface PasskeySite {
  readonly rpId: string
  readonly origin: string
}

/** A demo is asked for by name, for no browser keeps passkeys for an address in figures. */
export function passkeySite({
  publicOrigin,
  port,
}: Pick<Settings, 'publicOrigin' | 'port'>): PasskeySite {
  const origin = publicOrigin ?? `http://localhost:${port}`
  return { rpId: new URL(origin).hostname, origin }
}
