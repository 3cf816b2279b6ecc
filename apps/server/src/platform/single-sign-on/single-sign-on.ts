import { randomUUID } from 'node:crypto'
import { type Channel, channels } from '@ecenter/contract/constants/channels.ts'
import { idNumber } from '@ecenter/contract/rules/people/id-number.ts'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { type InferOutput, number, object, picklist, pipe, safeParse, string, uuid } from 'valibot'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { SingleSignOnKeys } from '../config/channel-settings.ts'
import type { Settings } from '../config/settings.ts'
import type { Keys } from '../keys/keys.ts'

/** How long a ticket may be good for: the channel makes it for the page that it is about to open. */
const lifeSeconds = 120
/** By so much the clocks of channel and service may differ. */
const clockSkewSeconds = 30
const algorithm = { alg: 'dir', enc: 'A256GCM' } as const

const claims = object({
  iss: picklist(channels),
  sub: idNumber,
  jti: pipe(string(), uuid()),
  iat: number(),
  exp: number(),
})

/** Whom a channel vouches for. */
export interface SignedOn {
  readonly channel: Channel
  readonly idNumber: string
  readonly ticketId: string
  /** From then on the ticket is refused for its age. */
  readonly refusedFrom: Date
}

/** Tickets by which a channel signs its customer on; see decision 0031. */
export interface SingleSignOn {
  /** Undefined where it is forged, too old or made for too long; whether it is spent is not known here. */
  read(ticket: string): Promise<SignedOn | undefined>
  /** As a channel makes one, for a demo and for tests; throws for a channel without a key. */
  ticketFor(channel: Channel, customerIdNumber: string): Promise<string>
}

interface SingleSignOnServices {
  readonly settings: Pick<Settings, 'mode' | 'singleSignOnKeys'>
  readonly keys: Keys
  readonly clock: Clock
}

export function singleSignOnWith({ settings, keys, clock }: SingleSignOnServices): SingleSignOn {
  const channelKeys = settings.singleSignOnKeys ?? demoKeys(settings.mode, keys)

  return {
    async read(ticket) {
      const claimed = await decrypted(ticket)
      if (claimed === undefined || claimed.exp - claimed.iat > lifeSeconds) return undefined
      return {
        channel: claimed.iss,
        idNumber: claimed.sub,
        ticketId: claimed.jti,
        refusedFrom: new Date((claimed.exp + clockSkewSeconds) * 1000),
      }
    },

    ticketFor(channel, customerIdNumber) {
      const key = channelKeys.get(channel)
      if (key === undefined) throw new Error(`no key is configured for ${channel}`)
      return new EncryptJWT()
        .setProtectedHeader({ ...algorithm, kid: channel })
        .setIssuer(channel)
        .setSubject(customerIdNumber)
        .setJti(randomUUID())
        .setIssuedAt(clock.now())
        .setExpirationTime(secondsAfter(clock.now(), lifeSeconds))
        .encrypt(key)
    },
  }

  async function decrypted(ticket: string): Promise<InferOutput<typeof claims> | undefined> {
    try {
      const { payload, protectedHeader } = await jwtDecrypt(ticket, ({ kid }) => keyOf(kid), {
        keyManagementAlgorithms: [algorithm.alg],
        contentEncryptionAlgorithms: [algorithm.enc],
        currentDate: clock.now(),
        clockTolerance: clockSkewSeconds,
        maxTokenAge: lifeSeconds,
      })
      const read = safeParse(claims, payload)
      // Each channel speaks for itself alone.
      return read.success && read.output.iss === protectedHeader.kid ? read.output : undefined
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
      throw error
    }
  }

  function keyOf(kid: string | undefined): Buffer {
    const key = channelKeys.get(channels.find((each) => each === kid) ?? 'web')
    if (key === undefined) throw new errors.JWEDecryptionFailed()
    return key
  }
}

/** A demo has an app of its own; elsewhere nobody is logged in without a configured key. */
function demoKeys(mode: Settings['mode'], keys: Keys): SingleSignOnKeys {
  return new Map(mode === 'demo' ? [['app', keys.mac('single-sign-on')]] : [])
}
