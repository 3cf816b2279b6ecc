import { passkeyAlgorithms } from '@ecenter/contract/person/passkeys.ts'
import type { PasskeySite } from '../config/passkey-site.ts'

/** What was asked, and who asked it. */
export interface PasskeyAsked extends PasskeySite {
  readonly challenge: string
}

export interface MadePasskey {
  readonly publicKey: Buffer
  readonly signCount: number
}

interface NewPasskey {
  readonly credentialId: string
  readonly clientDataJSON: string
  readonly attestationObject: string
}

interface SignedByPasskey {
  readonly credentialId: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
}

/**
 * The key that a browser made: undefined where it answers another challenge or site, or where nobody
 * showed face, finger or PIN. Who built the authenticator does not matter and is not looked into.
 */
export async function judgeNewPasskey(
  { challenge, origin, rpId }: PasskeyAsked,
  { credentialId, clientDataJSON, attestationObject }: NewPasskey,
): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    if (await isCertified(attestationObject)) return undefined
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credentialOf(credentialId),
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    })
    const credential = registrationInfo?.credential
    if (!verified || credential?.id !== credentialId) return undefined
    return { publicKey: Buffer.from(credential.publicKey), signCount: credential.counter }
  } catch {
    // The library throws for whatever does not fit, and for whatever cannot be read.
    return undefined
  }
}

/** How often a passkey has signed by now; undefined where it did not sign what was asked. */
export async function judgePasskey(
  { challenge, origin, rpId }: PasskeyAsked,
  { publicKey, signCount }: MadePasskey,
  { credentialId, clientDataJSON, authenticatorData, signature }: SignedByPasskey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credentialOf(credentialId),
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: credentialId,
        publicKey: Uint8Array.from(publicKey),
        counter: signCount,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

function credentialOf(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
}

/**
 * Whether a certificate comes with the key. None is asked for, and to judge one the library would
 * fetch lists from addresses that the sender wrote into it.
 */
async function isCertified(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const format = attestation.get('fmt')
  const isSelfSigned = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined
  return format !== 'none' && !isSelfSigned
}
