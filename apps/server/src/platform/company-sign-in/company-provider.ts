import { deskPath } from '@ecenter/contract/desk/desk-call.ts'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  clockSkew,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { CompanySignInSettings } from '../config/company-sign-in-settings.ts'
import type { Settings } from '../config/settings.ts'
import type { CompanyEntry } from '../staff/company-entries.ts'
import { CompanyFailure } from './company-failure.ts'
import { type Claims, type CompanyPerson, personOf } from './company-person.ts'
import { type EndedAtCompany, readLogoutToken } from './logout-token.ts'

/** Below `PUBLIC_ORIGIN`: where the provider sends those who have signed in there. */
export const companyReturnPath = '/desk/company/return'

/** The company's provider of OpenID Connect; whatever it cannot do is a `CompanyFailure`. */
export interface CompanyProvider {
  /** Where somebody signs in, and what has to come back with them. */
  begin(): Promise<{ readonly address: URL; readonly entry: CompanyEntry }>
  /** Who came back, by the address that the provider sent them to. */
  personWhoReturned(address: string, entry: CompanyEntry): Promise<CompanyPerson>
  /** Where somebody signs out there; undefined where the provider has no such page. */
  signOutAddress(): Promise<URL | undefined>
  /** Whose sign-in, or which one, the provider tells to have ended; undefined for what is not of it. */
  readEnd(logoutToken: string): Promise<EndedAtCompany | undefined>
}

/** A token that has just been made bears the time of now, or one of both clocks is wrong. */
const clocksApartSeconds = 120
/** The place of the keys; the keys themselves are asked for again where one is unknown. */
const keysKeptSeconds = 600
/** A provider tells again what nobody took; it may be back by then. */
const failureKeptSeconds = 5

interface KeptKeys {
  readonly keys: Promise<JWTVerifyGetKey>
  readonly until: Date
}

interface ProviderServices {
  readonly settings: Settings
  readonly clock: Clock
}

export function companyProviderOf(services: ProviderServices): CompanyProvider | undefined {
  const { companySignIn, publicOrigin } = services.settings
  if (companySignIn === undefined || publicOrigin === undefined) return undefined
  return providerOn(companySignIn, { clock: services.clock, publicOrigin })
}

/**
 * It is asked anew each time where its endpoints are: so whoever is sent there finds somebody, and whatever it
 * changes holds at once. Staff come in once or twice a day.
 */
function providerOn(
  settings: CompanySignInSettings,
  { clock, publicOrigin }: { readonly clock: Clock; readonly publicOrigin: string },
): CompanyProvider {
  const { issuer, clientId, waitSeconds } = settings
  let kept: KeptKeys | undefined

  return {
    async begin() {
      const provider = await find()
      const entry = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      }
      const address = buildAuthorizationUrl(provider, {
        redirect_uri: publicOrigin + companyReturnPath,
        scope: settings.scopes,
        state: entry.state,
        nonce: entry.nonce,
        code_challenge: await calculatePKCECodeChallenge(entry.verifier),
        code_challenge_method: 'S256',
      })
      return { address, entry }
    },

    async personWhoReturned(address, { state, nonce, verifier }) {
      const provider = await find()
      const tokens = await orFailure(
        authorizationCodeGrant(provider, new URL(address, publicOrigin), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        }),
      )
      const own = tokens.claims()
      if (own === undefined) throw new CompanyFailure('refused', 'NO_ID_TOKEN')
      refuseWrongClock(own.iat)
      return personOf(settings, await allClaims(provider, own, tokens.access_token))
    },

    async signOutAddress() {
      const { end_session_endpoint: address } = (await find()).serverMetadata()
      if (address === undefined) return undefined
      const url = new URL(address)
      // No token: it names the person, and addresses are kept in many places. The provider asks them instead.
      url.searchParams.set('client_id', clientId)
      url.searchParams.set('post_logout_redirect_uri', publicOrigin + deskPath)
      return url
    },

    readEnd: (logoutToken) =>
      readLogoutToken(logoutToken, { issuer, clientId, now: clock.now(), keySet }),
  }

  /** What the ID token leaves out, the provider may tell when it is asked. */
  async function allClaims(
    provider: Configuration,
    own: Claims & { readonly sub: string },
    accessToken: string,
  ): Promise<Claims & { readonly sub: string }> {
    const { numberClaim, rolesClaim, branchClaim = numberClaim } = settings
    const isWhole = [numberClaim, rolesClaim, branchClaim, 'name'].every((name) => name in own)
    if (isWhole || provider.serverMetadata().userinfo_endpoint === undefined) return own
    return { ...(await orFailure(fetchUserInfo(provider, accessToken, own.sub))), ...own }
  }

  function refuseWrongClock(madeAt: number): void {
    const apart = Math.abs(clock.now().getTime() / 1000 - madeAt)
    if (apart > clocksApartSeconds) {
      throw new CompanyFailure('refused', `CLOCKS_APART_${Math.round(apart)}_S`)
    }
  }

  function find(): Promise<Configuration> {
    const skew = Math.round((clock.now().getTime() - Date.now()) / 1000)
    const execute = [enableNonRepudiationChecks]
    if (issuer.startsWith('http:')) execute.push(allowInsecureRequests)
    return orFailure(
      discovery(
        new URL(issuer),
        clientId,
        { client_secret: settings.clientSecret, [clockSkew]: skew },
        undefined,
        { timeout: waitSeconds, execute },
      ),
    )
  }

  /** Anybody may send tokens here: the provider is asked once for all who wait, and not at once again where it failed. */
  function keySet(): Promise<JWTVerifyGetKey> {
    const now = clock.now()
    if (kept === undefined || now >= kept.until) kept = keptFrom(now)
    return kept.keys
  }

  function keptFrom(now: Date): KeptKeys {
    const asked = { keys: findKeys(), until: secondsAfter(now, keysKeptSeconds) }
    asked.keys.catch(() => {
      asked.until = secondsAfter(clock.now(), failureKeptSeconds)
    })
    return asked
  }

  async function findKeys(): Promise<JWTVerifyGetKey> {
    const { jwks_uri: address } = (await find()).serverMetadata()
    if (address === undefined) throw new CompanyFailure('unavailable', 'NO_JWKS_URI')
    return createRemoteJWKSet(new URL(address), { timeoutDuration: waitSeconds * 1000 })
  }
}

async function orFailure<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    throw new CompanyFailure(whyOf(error), codeOf(error))
  }
}

/** Codes of the library for what is no answer of a provider at all. */
const awayCodes = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]
const awayErrors = ['temporarily_unavailable', 'server_error']

function whyOf(error: unknown): CompanyFailure['why'] {
  if (error instanceof AuthorizationResponseError) {
    return awayErrors.includes(error.error) ? 'unavailable' : 'cancelled'
  }
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'unavailable' : 'refused'
  if (error instanceof ClientError) {
    return awayCodes.includes(error.code ?? '') ? 'unavailable' : 'refused'
  }
  // What `fetch` throws where nobody listens.
  return error instanceof TypeError ? 'unavailable' : 'refused'
}

function codeOf(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return error.error
  }
  const told = error instanceof TypeError ? error.cause : error
  return told instanceof Error && 'code' in told ? `${told.code}` : 'UNKNOWN'
}
