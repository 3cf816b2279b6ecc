import { queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { testClock } from '../../../test/test-clock.ts'
import { newVisitor } from '../../../test/visitor.ts'
import { identitiesToTry } from '../identities-to-try.ts'

const service = serviceOfTests()

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
