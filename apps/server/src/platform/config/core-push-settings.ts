import { check, type InferOutput, object, optional, pipe, regex, string, transform } from 'valibot'

const secrets = pipe(
  string(),
  regex(
    /^whsec_[A-Za-z0-9+/]+={0,2}(,whsec_[A-Za-z0-9+/]+={0,2})?$/,
    'must be whsec_ and base64, or two such while one is changed, with a comma between',
  ),
  transform((text) =>
    text.split(',').map((each) => Buffer.from(each.slice('whsec_'.length), 'base64')),
  ),
  check(
    (all) => all.every(({ length }) => length >= 24 && length <= 64),
    'must be 24 to 64 bytes each',
  ),
)

const receiver = pipe(
  string(),
  check(isWebAddress, 'must be https://host/path, without a user, a password or a #'),
)

/** The settings by which events are pushed to the insurer's core, by their names in the environment. */
export const corePushSettings = {
  CORE_PUSH_URL: optional(receiver),
  CORE_PUSH_SECRETS: optional(secrets),
}
const givenSettings = object(corePushSettings)

export interface CorePushSettings {
  readonly url: string
  /** Each signs; 24 to 64 bytes. */
  readonly secrets: readonly Buffer[]
}

/** Undefined where the core asks for its events itself. Throws where one of both is missing, or others could listen. */
export function corePushOf(
  { CORE_PUSH_URL: url, CORE_PUSH_SECRETS: given }: InferOutput<typeof givenSettings>,
  mode: 'demo' | 'production',
): CorePushSettings | undefined {
  if (url === undefined && given === undefined) return undefined
  if (url === undefined) throw new Error('CORE_PUSH_SECRETS needs CORE_PUSH_URL')
  if (given === undefined) throw new Error('CORE_PUSH_URL needs CORE_PUSH_SECRETS')
  if (mode === 'production' && !url.startsWith('https:')) {
    throw new Error('CORE_PUSH_URL must be https')
  }
  return { url, secrets: given }
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash } = new URL(text)
  return /^https?:$/.test(protocol) && `${username}${password}${hash}` === ''
}
