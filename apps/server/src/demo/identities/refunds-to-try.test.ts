import { checkInfo, describeLink } from '@ecenter/contract/links/link.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { testClock } from '../../../test/test-clock.ts'
import { newSession } from '../../../test/visitor.ts'
import { identitiesToTry } from '../identities-to-try.ts'

const service = serviceOfTests()

test.each(identitiesToTry(testClock().today()).refunds)(
  '$request: $shows',
  async ({ call, request, shows }) => {
    const visitor = await newSession(service)
    const isOpened = call.endsWith('/checkInfo')
    const verificationCode = await visitor.readImageCode('verifypicForShortUrl')
    const { code, wire } = isOpened
      ? await visitor.ask(checkInfo, { ...request, verificationCode })
      : await visitor.ask(describeLink, request)
    expect(code).toBe(shows.endsWith('nothing found') ? '1007' : '1')
    if (!isOpened) return
    expect(wire.json().body.registration?.status).toBe(statusShown(shows))
  },
)

function statusShown(shows: string): string | undefined {
  if (!shows.startsWith('registered')) return undefined
  return shows.includes('paid') ? 'paid' : 'registered'
}
