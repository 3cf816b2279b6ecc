import { check, optional, pipe, regex, string, transform } from 'valibot'
import { certificatesIn, privateKeyIn } from '../signing/pem.ts'
import { readBy } from './read-by.ts'

const keyList = pipe(
  string(),
  regex(
    /^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*$/,
    'must be 32 bytes in base64, or several with commas between',
  ),
  transform((text) => text.split(',').map((each) => Buffer.from(each, 'base64'))),
)
const numberedKeys = pipe(
  string(),
  regex(
    /^[1-9]\d{0,2}:[A-Za-z0-9+/]{43}=(,[1-9]\d{0,2}:[A-Za-z0-9+/]{43}=)*$/,
    'must be number:base64, the newest first, separated by commas',
  ),
  transform((text) =>
    text.split(',').map((entry) => {
      const [number = '', base64 = ''] = entry.split(':')
      return { number: Number(number), key: Buffer.from(base64, 'base64') }
    }),
  ),
  check((keys) => keys.every(({ number }) => number <= 255), 'numbers go up to 255'),
  check(
    (keys) => new Set(keys.map(({ number }) => number)).size === keys.length,
    'each key has a number of its own',
  ),
)
const privateKey = readBy(privateKeyIn, 'must be a private key in PEM, without a password')
const certificates = readBy(certificatesIn, 'must be certificates in PEM')

/** The settings that data is sealed and searched with, by their names in the environment. */
export const keySettings = {
  DATA_KEYS: optional(numberedKeys),
  SEARCH_KEY: optional(keyList),
  PROOF_KEY: optional(keyList),
  PROOF_OLD_KEYS: optional(keyList),
}

/** The same of those that documents are signed with. */
export const signingSettings = {
  SIGNING_KEY: optional(privateKey),
  SIGNING_CERTIFICATES: optional(certificates),
  SIGNING_OLD_CERTIFICATES: optional(certificates),
}
