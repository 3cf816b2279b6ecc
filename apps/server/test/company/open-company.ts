import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Configuration, Provider } from 'oidc-provider'

const clientId = 'desk'

/** What the company's account system says of somebody; the key is what it calls them. */
export interface Employee {
  readonly name: string
  readonly employee_number?: string
  readonly roles?: readonly string[] | string
  readonly branch?: string
}

/** Whatever stands before the provider: answers itself, by true, what shall not reach it. */
type InFront = (request: IncomingMessage, response: ServerResponse) => boolean

interface CompanyChoices {
  /** Claims are told where they are asked for (`userinfo`), not in the ID token, and sessions have no names. */
  readonly isTightLipped?: boolean
  /** Where the desk is. */
  readonly origin?: string
}

export type Company = Awaited<ReturnType<typeof openCompany>>

/**
 * A company's account system: `oidc-provider`, as npm has it, on a port of its own. Only its sign-in page is
 * ours: it asks nobody for a password, and takes whoever `next` names.
 */
export async function openCompany({
  isTightLipped = false,
  origin = 'http://localhost',
}: CompanyChoices = {}) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const secret = randomBytes(24).toString('base64url')
  const secretFile = join(tmpdir(), `ecenter-company-${randomUUID()}`)
  writeFileSync(secretFile, secret)
  const people = new Map<string, Employee>()
  const state = {
    /** Who signs in at its page; undefined is who turns away there. */
    next: undefined as string | undefined,
    inFront: undefined as InFront | undefined,
    /** Who is told that somebody has signed out. */
    told: undefined as ((address: string, form: string) => Promise<number>) | undefined,
  }

  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        redirect_uris: [`${origin}/desk/company/return`],
        post_logout_redirect_uris: [`${origin}/desk/`],
        backchannel_logout_uri: `${origin}/desk/company/back-channel`,
        backchannel_logout_session_required: !isTightLipped,
      },
    ],
    jwks: { keys: [{ ...newKey(), kid: 'of-the-company' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub', 'employee_number', 'roles', 'branch'], profile: ['name'] },
    conformIdTokenClaims: isTightLipped,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
    findAccount: (_context, sub) => {
      const employee = people.get(sub)
      return employee && { accountId: sub, claims: async () => ({ ...employee, sub }) }
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    fetch: async (address, { body } = {}) =>
      new Response(null, { status: (await state.told?.(`${address}`, `${body}`)) ?? 500 }),
  }
  const provider = new Provider(issuer, configuration)
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (state.inFront?.(request, response)) return
    if (!request.url?.startsWith('/sign-in/')) return void answer(request, response)
    const { next } = state
    const result = next === undefined ? { error: 'access_denied' } : { login: { accountId: next } }
    void provider.interactionFinished(request, response, result)
  })

  return Object.assign(state, {
    issuer,
    origin,
    people,
    env: {
      PUBLIC_ORIGIN: origin,
      STAFF_OIDC_ISSUER: issuer,
      STAFF_OIDC_CLIENT_ID: clientId,
      STAFF_OIDC_CLIENT_SECRET_FILE: secretFile,
      STAFF_OIDC_BRANCH_CLAIM: 'branch',
      STAFF_OIDC_ROLES: 'kefu:agent,lipei:claims,zhuguan:supervisor',
      STAFF_OIDC_WAIT_SECONDS: '30',
    },
    async close() {
      rmSync(secretFile)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

/** A private key as the provider takes it. */
export function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
}
