import { allCalls } from '@ecenter/contract/contract.ts'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { demoPolicies } from './demo-policies.ts'
import { identitiesToTry } from './identities-to-try.ts'

const today = '2026-11-20'
const identities = Object.values(identitiesToTry(today)).flat()

test('every identity is a request that its call accepts as it is', () => {
  for (const { call, request } of identities) {
    const asked = allCalls.find(({ group, path }) => `${group}${path}` === call)
    expect(asked && safeParse(asked.request, request)).toMatchObject({
      success: true,
      output: request,
    })
  }
})

test('every plate is asked with an ID number that opens it, but for the one that finds nothing', () => {
  const opened = new Set(
    demoPolicies(today).flatMap(({ vehicle, applicant, insured }) => [
      `${vehicle?.licenseNo} ${applicant.idNumber}`,
      `${vehicle?.licenseNo} ${insured.idNumber}`,
    ]),
  )
  const closed = identities
    .filter(({ request }) => 'licenseNo' in request)
    .filter(({ request }) => !opened.has(`${request.licenseNo} ${request.identifyNumber}`))
  expect(closed.map(({ shows }) => shows)).toEqual([
    'plate and ID that do not belong together: nothing found',
  ])
})

test('every policy number is one that was issued to the insured named with it', () => {
  const issued = new Set(
    demoPolicies(today).map(({ policyNo, insured }) => `${policyNo} ${insured.name}`),
  )
  const asked = identities.filter(({ request }) => 'policyNo' in request)
  expect(asked.length).toBeGreaterThan(0)
  for (const { request } of asked) {
    expect(issued).toContain(`${request.policyNo} ${request.insuredName}`)
  }
})
