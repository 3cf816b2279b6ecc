import { queryAppeal } from '@ecenter/contract/appeals/query-appeal.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClock } from '../../test/test-clock.ts'
import { openTestParts, type TestParts } from '../../test/test-parts.ts'
import { newVisitor } from '../../test/visitor.ts'
import { identitiesToTry } from './identities-to-try.ts'

let service: TestParts
beforeAll(async () => {
  service = await openTestParts()
})
afterAll(() => service.close())

test.each(identitiesToTry(testClock().today()).appeals)('$request: $shows', async (each) => {
  expect(each.call).toBe('self/appeals/queryAppeal')
  const request: RequestOf<typeof queryAppeal> = parse(queryAppeal.request, each.request)
  const visitor = newVisitor(service)
  await visitor.open()
  await service.passTime(61)
  await visitor.provePhone(request.phoneNumber)
  const { code } = await visitor.ask(queryAppeal, request)
  expect(code).toBe(each.shows.endsWith('nothing found') ? '1007' : '1')
})
