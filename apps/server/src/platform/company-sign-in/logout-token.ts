import { decodeJwt, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { is, looseObject, record, string, unknown } from 'valibot'
import { companyHash } from './company-hash.ts'

/** What ended at the provider: one session of somebody, or all of them. */
export type EndedAtCompany = { readonly session: Buffer } | { readonly subject: Buffer }

interface LogoutCheck {
  readonly issuer: string
  readonly clientId: string
  readonly now: Date
  readonly keySet: () => Promise<JWTVerifyGetKey>
}

const backChannelEvent = 'http://schemas.openid.net/event/backchannel-logout'
const withEvent = looseObject({ events: record(string(), unknown()) })

/** Signed by a key of the provider; one that both sides know, or none at all, is no signature of theirs. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']

/** As OpenID Connect Back-Channel Logout 1.0, section 2.6, has it checked; undefined for what does not hold. */
export async function readLogoutToken(
  token: string,
  { issuer, clientId, now, keySet }: LogoutCheck,
): Promise<EndedAtCompany | undefined> {
  // Judged first without its signature, so that what is not even said to be of the provider costs it nothing.
  if (!isSaidToBe(token, issuer)) return undefined
  const keys = await keySet()
  const options = {
    issuer,
    audience: clientId,
    algorithms,
    currentDate: now,
    clockTolerance: 120,
    maxTokenAge: 300,
  }
  const read = await jwtVerify(token, keys, options).catch(() => undefined)
  if (read === undefined) return undefined
  const { payload } = read
  if ('nonce' in payload || !is(withEvent, payload) || !(backChannelEvent in payload.events)) {
    return undefined
  }
  const { sid, sub } = payload
  if (typeof sid === 'string') return { session: companyHash('session', issuer, sid) }
  return typeof sub === 'string' ? { subject: companyHash('subject', issuer, sub) } : undefined
}

function isSaidToBe(token: string, issuer: string): boolean {
  try {
    return decodeJwt(token).iss === issuer
  } catch {
    return false
  }
}
