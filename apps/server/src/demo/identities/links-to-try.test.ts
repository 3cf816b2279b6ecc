import { openClaimLink, queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { testClock } from '../../../test/test-clock.ts'
import { newVisitor } from '../../../test/visitor.ts'
import { identitiesToTry } from '../identities-to-try.ts'

const service = serviceOfTests()

test.each(identitiesToTry(testClock().today()).links)(
  '$request: $shows',
  async ({ request, shows }) => {
    const visitor = newVisitor(service)
    await visitor.open()
    const { code, wire } = await visitor.ask(openClaimLink, request)
    expect(code).toBe(shows.endsWith('nothing found') ? '1007' : '1')
    if (code !== '1') return
    const { proofHandle, handle } = wire.json().body
    await visitor.proveOnFile(proofHandle, 'open-claim')
    const { subscription } = await visitor.get(queryClaimSchedleInfo, { handle })
    expect(subscription?.isOn).toBe(true)
  },
)
