import { openClaimLink } from '@ecenter/contract/claims/open-claim-link.ts'
import { queryClaimSchedleInfo } from '@ecenter/contract/claims/query-claim-schedle-info.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestParts, type TestParts } from '../../test/test-parts.ts'
import { newVisitor } from '../../test/visitor.ts'
import { linksToTry } from './identities/links-to-try.ts'

let service: TestParts
beforeAll(async () => {
  service = await openTestParts()
})
afterAll(() => service.close())

test.each(linksToTry)('$request: $shows', async ({ request, shows }) => {
  const visitor = newVisitor(service)
  await visitor.open()
  const { code, wire } = await visitor.ask(openClaimLink, request)
  expect(code).toBe(shows.endsWith('nothing found') ? '1007' : '1')
  if (code !== '1') return
  const { proofHandle, handle } = wire.json().body
  await visitor.proveOnFile(proofHandle, 'open-claim')
  const { subscription } = await visitor.get(queryClaimSchedleInfo, { handle })
  expect(subscription?.isOn).toBe(true)
})
