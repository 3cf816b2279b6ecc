import { join } from 'node:path'
import { runAs } from '../../apps/server/src/platform/database/embedded/run-as.ts'
import { pathOf } from '../programs.ts'

/** An authority of nobody's, and what it has signed for a server of this machine. */
export interface Certificates {
  readonly authority: string
  readonly certificate: string
  readonly key: string
}

const fresh = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1']

/** The files of both, below `folder`. */
export async function signCertificates(folder: string, name: string): Promise<Certificates> {
  const place = (file: string) => join(folder, `${name}-${file}`)
  const authority = place('ca.pem')
  const authorityKey = place('ca.key')
  const certificate = place('server.pem')
  const key = place('server.key')
  const openssl = (...args: readonly string[]) =>
    runAs(undefined, pathOf('openssl'), [...fresh, ...args])
  await openssl('-subj', `/CN=${name}`, '-keyout', authorityKey, '-out', authority)
  const signed = [
    '-CA',
    authority,
    '-CAkey',
    authorityKey,
    '-addext',
    'subjectAltName=IP:127.0.0.1',
  ]
  await openssl('-subj', '/CN=127.0.0.1', ...signed, '-keyout', key, '-out', certificate)
  return { authority, certificate, key }
}
