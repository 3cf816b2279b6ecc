import {
  type PasskeyAsked,
  type PasskeyProofAsked,
  passkeyAlgorithms,
} from '@ecenter/contract/person/passkeys.ts'

/** What became of asking for face, finger or PIN; who turned it down is asked nothing further. */
type Asked<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'cancelled' | 'known' | 'failed' }

/**
 * Whether this browser can ask for face, finger or PIN. Web views of other apps, as in WeChat, have either
 * nothing of it or no authenticator; addresses in figures have no passkeys anywhere.
 */
export async function canUsePasskeys(): Promise<boolean> {
  if (!isSecureContext || typeof PublicKeyCredential !== 'function') return false
  if (/^[\d.]+$|^\[/.test(location.hostname) || /MicroMessenger/i.test(navigator.userAgent)) {
    return false
  }
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** Has the browser make a passkey for the person. */
export function makePasskey({ challenge, rpId, rpName, userId, userName, known }: PasskeyAsked) {
  return asked(async ({ startRegistration }) => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rpId, name: rpName },
        user: { id: userId, name: userName, displayName: userName },
        pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    })
    const { clientDataJSON, attestationObject } = response
    return { credentialId: id, clientDataJSON, attestationObject }
  })
}

/** Has one of the browser's passkeys sign; which ones there are stays with the browser. */
export function signWithPasskey({ challenge, rpId, timeoutMs }: PasskeyProofAsked) {
  return asked(async ({ startAuthentication }) => {
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId, timeout: timeoutMs, userVerification: 'required' },
    })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle }
  })
}

type Library = typeof import('@simplewebauthn/browser')

async function asked<Answer>(ask: (library: Library) => Promise<Answer>): Promise<Asked<Answer>> {
  try {
    return { kind: 'answered', answer: await ask(await import('@simplewebauthn/browser')) }
  } catch (error) {
    return { kind: failureOf(error) }
  }
}

/** The names are those of WebAuthn; turning it down and letting it run out are one there. */
function failureOf(error: unknown): 'cancelled' | 'known' | 'failed' {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'known' : 'failed'
}
