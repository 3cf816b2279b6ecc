import type { Call } from '@ecenter/contract/call.ts'
import { invoiceCalls } from '@ecenter/contract/invoices/invoice-calls.ts'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { testClock } from '../../../test/test-clock.ts'
import { newVisitor } from '../../../test/visitor.ts'
import { identitiesToTry } from '../identities-to-try.ts'

const identities = identitiesToTry(testClock().today()).invoices
const calls = Object.values<Call>(invoiceCalls)

const service = serviceOfTests()

function callOf(name: string): Call {
  const found = calls.find(({ group, path }) => `${group}${path}` === name)
  if (found === undefined) throw new Error(`no call ${name}`)
  return found
}

/** How the words of an entry say that its call ends. */
function codeOf({ call, shows }: (typeof identities)[number]): string {
  if (shows.endsWith('nothing found')) return '1007'
  const isRefused = shows.endsWith('switched off') && !call.endsWith('queryInvoiceSwitch')
  return isRefused ? 'E3020001' : '1'
}

test.each(identities)('$call $request: $shows', async (identity) => {
  const call = callOf(identity.call)
  expect(safeParse(call.request, identity.request)).toMatchObject({ success: true })
  const visitor = newVisitor(service)
  await visitor.open()
  const verificationCode = await visitor.readImageCode()
  const { code, wire } = await visitor.ask(call, { ...identity.request, verificationCode })
  expect(code).toBe(codeOf(identity))
  const { invoiceInfoList, verdict, isOn } = wire.json().body
  if (invoiceInfoList !== undefined) expect(invoiceInfoList).not.toHaveLength(0)
  if (verdict !== undefined) expect(identity.shows.split(':')[0]).toBe(verdict)
  if (isOn !== undefined) expect(isOn).toBe(!identity.shows.endsWith('switched off'))
})

test('every way to an invoice can be tried', () => {
  const tried = new Set(identities.map(({ call }) => callOf(call)))
  const ways = calls.filter(({ level }) => level === 'open')
  expect(ways.filter((call) => !tried.has(call)).map(({ path }) => path)).toEqual([])
})
