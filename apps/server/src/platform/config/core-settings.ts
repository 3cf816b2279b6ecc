import type { KeyObject, X509Certificate } from 'node:crypto'
import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { certificatesIn, privateKeyIn } from '../signing/pem.ts'
import { isThisMachine } from './is-this-machine.ts'
import { port } from './listening-settings.ts'
import { readBy } from './read-by.ts'

const certificates = readBy(certificatesIn, 'must be certificates in PEM')

/** The settings that say where the insurer's core reaches the service, by their names in the environment. */
export const coreSettings = {
  CORE_PORT: optional(port),
  CORE_HOST: optional(string(), '127.0.0.1'),
  CORE_TLS_KEY: optional(readBy(privateKeyIn, 'must be a private key in PEM, without a password')),
  CORE_TLS_CERTIFICATES: optional(certificates),
  CORE_CLIENT_CA: optional(certificates),
  POLICIES_ISSUED_BY: optional(picklist(['core', 'service'])),
  CLAIMS_DECIDED_BY: optional(picklist(['core', 'desk'])),
}
const givenSettings = object(coreSettings)
type Given = InferOutput<typeof givenSettings>

/** Where the core's own calls are answered. */
export interface CoreSettings {
  readonly host: string
  readonly port: number
  /** Nobody named the port, so another one does where it is taken. */
  readonly isByDefault: boolean
  /** Undefined where calls come in plain text: on this machine, or in a demo. */
  readonly tls: CoreTls | undefined
}

export interface CoreTls {
  readonly key: KeyObject
  readonly certificates: readonly X509Certificate[]
  /** Who signs the certificates of callers; undefined where a key alone says who calls. */
  readonly clientAuthorities: readonly X509Certificate[] | undefined
}

/** Who issues and numbers the policies of an order that was paid, with their invoices and its delivery. */
export type PolicyIssuer = 'core' | 'service'

/** Who pays, refuses and cancels claims: with `core` staff ask it to. */
export type ClaimDecider = 'core' | 'desk'

const portOfDemo = 8081

/** Undefined where the core has no API: in production unless one is named. */
export function coreOf(given: Given, mode: 'demo' | 'production'): CoreSettings | undefined {
  refuseHalves(given)
  const { CORE_PORT: named, CORE_HOST: host } = given
  if (named === undefined && mode === 'production') return undefined
  const tls = tlsOf(given)
  if (mode === 'production' && tls === undefined && !isThisMachine(host))
    throw new Error('CORE_HOST on another address needs CORE_TLS_KEY and CORE_TLS_CERTIFICATES')
  return { host, port: named ?? portOfDemo, isByDefault: named === undefined, tls }
}

function refuseHalves({ CORE_TLS_KEY, CORE_TLS_CERTIFICATES, CORE_CLIENT_CA }: Given): void {
  if ((CORE_TLS_KEY === undefined) !== (CORE_TLS_CERTIFICATES === undefined))
    throw new Error('CORE_TLS_KEY and CORE_TLS_CERTIFICATES are given together')
  if (CORE_CLIENT_CA !== undefined && CORE_TLS_KEY === undefined)
    throw new Error('CORE_CLIENT_CA needs CORE_TLS_KEY and CORE_TLS_CERTIFICATES')
  const [own] = CORE_TLS_CERTIFICATES ?? []
  if (CORE_TLS_KEY !== undefined && own?.checkPrivateKey(CORE_TLS_KEY) === false)
    throw new Error('CORE_TLS_CERTIFICATES: the first is not that of CORE_TLS_KEY')
}

function tlsOf({
  CORE_TLS_KEY: key,
  CORE_TLS_CERTIFICATES: own,
  CORE_CLIENT_CA: clientAuthorities,
}: Given): CoreTls | undefined {
  if (key === undefined || own === undefined) return undefined
  return { key, certificates: own, clientAuthorities }
}
