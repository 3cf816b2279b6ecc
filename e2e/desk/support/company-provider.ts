import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Configuration, Provider } from 'oidc-provider'

const clientId = 'desk'

/** A company's account system in which everybody is a supervisor of the desk, and any password is right. */
export interface CompanyProvider {
  /** What the desk needs to know of it. */
  readonly settings: NodeJS.ProcessEnv
  end(): Promise<void>
}

/** `oidc-provider` from npm, with its own pages. It has another name than the desk: another site to a browser. */
export async function companyProvider(deskOrigin: string): Promise<CompanyProvider> {
  const server = createServer()
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const folder = mkdtempSync(join(tmpdir(), 'ecenter-company-'))
  const secret = randomBytes(24).toString('base64url')
  const secretFile = join(folder, 'secret')
  writeFileSync(secretFile, secret)

  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        redirect_uris: [`${deskOrigin}/desk/company/return`],
        post_logout_redirect_uris: [`${deskOrigin}/desk/`],
      },
    ],
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub', 'employee_number', 'roles'], profile: ['name'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, name: '公司主管', employee_number: sub, roles: ['zhuguan'] }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
  }
  server.on('request', new Provider(issuer, configuration).callback())

  return {
    settings: {
      PUBLIC_ORIGIN: deskOrigin,
      STAFF_OIDC_ISSUER: issuer,
      STAFF_OIDC_CLIENT_ID: clientId,
      STAFF_OIDC_CLIENT_SECRET_FILE: secretFile,
      STAFF_OIDC_ROLES: 'zhuguan:supervisor',
      STAFF_OIDC_WAIT_SECONDS: '30',
    },
    async end() {
      rmSync(folder, { recursive: true, force: true })
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
