import type { KeyObject, X509Certificate } from 'node:crypto'
import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { OperatorFault } from '../operator/operator-fault.ts'
import { createCertificateSigner } from './certificate-signer.ts'
import { isUsableKey } from './cms.ts'
import { demoIdentity } from './demo-identity.ts'
import type { Signer } from './signer.ts'
import { isValidAt } from './signing-identity.ts'

/**
 * The signer that the settings ask for; a demo without any makes its own. Throws with the name of the
 * setting that does not do, for a signature that nobody can check is worse than none.
 */
export function openSigner(
  { mode, signing, dataFolder, brand }: Pick<Settings, 'mode' | 'signing' | 'dataFolder' | 'brand'>,
  now: Date,
): Signer {
  const { SIGNING_KEY: key, SIGNING_CERTIFICATES: chain } = signing
  const old = withoutIssuers(signing.SIGNING_OLD_CERTIFICATES ?? [])
  if (key === undefined && chain === undefined && mode === 'demo') {
    return createCertificateSigner(demoIdentity(join(dataFolder, 'demo-signing'), brand.name), old)
  }
  const [certificate, ...issuers] = chain ?? []
  if (key === undefined || certificate === undefined) {
    throw new OperatorFault('SIGNING_KEY and SIGNING_CERTIFICATES are needed together')
  }
  refuseUnfitKey(key, certificate)
  refuseUnfitChain([certificate, ...issuers], now)
  return createCertificateSigner({ key, certificate, issuers }, old)
}

function refuseUnfitKey(key: KeyObject, certificate: X509Certificate): void {
  if (!isUsableKey(key)) {
    throw new OperatorFault(
      'SIGNING_KEY must be RSA of 2048 bits or more, or EC on P-256, P-384 or P-521',
    )
  }
  if (!certificate.checkPrivateKey(key)) {
    throw new OperatorFault(
      'SIGNING_KEY does not fit the first certificate of SIGNING_CERTIFICATES',
    )
  }
}

function refuseUnfitChain(chain: readonly X509Certificate[], now: Date): void {
  const unfit = chain.find((certificate) => !isValidAt(certificate, now))
  if (unfit !== undefined) {
    throw new OperatorFault(
      `SIGNING_CERTIFICATES holds one valid ${unfit.validFrom} – ${unfit.validTo}`,
    )
  }
  const isChain = chain.every((certificate, at) => {
    const issuer = chain[at + 1]
    return issuer === undefined || isIssuedBy(certificate, issuer)
  })
  if (!isChain)
    throw new OperatorFault('SIGNING_CERTIFICATES: behind each must stand the one that issued it')
}

/** Who vouched for an old signer vouches for strangers too. */
function withoutIssuers(certificates: readonly X509Certificate[]): X509Certificate[] {
  return certificates.filter(
    (one) => !certificates.some((other) => other !== one && isIssuedBy(other, one)),
  )
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
}
