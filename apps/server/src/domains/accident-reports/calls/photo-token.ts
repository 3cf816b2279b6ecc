import type { PhotoFrame } from '@ecenter/contract/accident-reports/accident.ts'
import { photoFrame } from '@ecenter/contract/accident-reports/accident.ts'
import { is } from 'valibot'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { ReportPhoto } from '../store/accident-report.ts'

/** Whose a photo is until its report names it: of this session and this reporter alone. */
interface Whose {
  readonly session: Pick<Session, 'id'>
  readonly customerKey: Buffer
}

interface TokenServices {
  readonly keys: Keys
}

/**
 * Names a photo that was stored and that no row refers to yet. It says itself what it is of, under a seal that
 * holds in this session alone, so that nobody can name another's file.
 */
export function photoToken(
  { keys }: TokenServices,
  { session, customerKey }: Whose,
  { id, frame, bytes }: Pick<ReportPhoto, 'id' | 'frame' | 'bytes'>,
): string {
  const facts = [id, frame, `${bytes}`]
  const seal = keys.mac('accident-photo', session.id, customerKey, ...facts)
  return [...facts, seal.toString('base64url')].join('.')
}

/** The photo that a token names; undefined where it was made for somebody else, or for nobody. */
export function photoOfToken(
  { keys }: TokenServices,
  { session, customerKey }: Whose,
  token: string,
): ReportPhoto | undefined {
  const [id = '', frame = '', bytes = '', seal = ''] = token.split('.')
  const given = Buffer.from(seal, 'base64url')
  const isRight = keys.isMac('accident-photo', given, session.id, customerKey, id, frame, bytes)
  if (!isRight || !is(photoFrame, frame)) return undefined
  return { id, frame: frame satisfies PhotoFrame, mediaType: 'image/jpeg', bytes: Number(bytes) }
}
