import { randomInt, randomUUID } from 'node:crypto'
import { urlOf } from '@ecenter/contract/call.ts'
import { defaultChannelNo } from '@ecenter/contract/constants/channels.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { openSession as openSessionCall } from '@ecenter/contract/session/open-session.ts'
import { createCode } from '@ecenter/contract/verification/create-code.ts'
import { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import type { Scenario } from '../figure.ts'
import type { Shot } from '../lookups/load.ts'
import { measureBeside } from '../lookups/measure-beside.ts'
import { cookieOf, prepare } from '../lookups/prepare.ts'
import { throughputFigure } from '../lookups/throughput-figure.ts'

/** Of those that there are before; none of them is shown more pictures than it may be. */
const sessionCount = 10_000
const nobody = { uuid: '', token: '', channelNo: defaultChannelNo }

/** What everybody does first. */
export const openSession = besideBare('open-session', 'a session opened', {
  bare: '/session',
  ours: () => ({
    path: urlOf(openSessionCall),
    // One network opens only so many, and some hundreds of them come again and again.
    headers: { 'x-forwarded-for': `10.0.0.${randomInt(256)}` },
    body: JSON.stringify(wrap(openSessionCall, {}, nobody, randomUUID())),
  }),
  isRight: (answer) => answer.includes('"token":"'),
})

export const imageCode = besideBare('image-code', 'an image code drawn', {
  bare: '/image-code',
  ours: (cookie) => ({
    method: 'GET',
    path: `${urlOf(createCode)}?randName=carPolicyQuery`,
    headers: { cookie },
    body: '',
  }),
  isRight: (answer) => answer.slice(1, 4) === 'PNG',
})

export const slide = besideBare('slide', 'a slide opened', {
  bare: '/slide',
  ours: (cookie) => ({ path: urlOf(initCaptcha), headers: { cookie }, body: '{}' }),
  isRight: (answer) => answer.includes('"background":"data:image/'),
})

interface Work {
  readonly bare: string
  ours(cookie: string): Shot
  isRight(answer: string): boolean
}

function besideBare(name: string, what: string, { bare, ours, isRight }: Work): Scenario {
  return {
    name,
    async run() {
      const measured = await measureBeside({
        bare: new URL('bare.ts', import.meta.url),
        async prepare(database, keys) {
          await prepare(database, keys, { customers: 0, sessions: sessionCount })
          const { rows } = await database.pool.query<{ id: string }>('select id from session')
          let at = 0
          return async () => ({
            nextBare: () => ({
              path: bare,
              headers: {},
              body: rows[at++ % sessionCount]?.id ?? '',
            }),
            nextOurs: () => ours(`sid=${cookieOf(at++ % sessionCount)}`),
            isFound: isRight,
            isBareFound: isRight,
          })
        },
      })
      const beside = 'bare node with the same work'
      return [throughputFigure(`${what}, 16 clients`, measured, { beside, atLeast: 0.5 })]
    },
  }
}
