import { allDeskCalls } from '@ecenter/contract/desk/desk-contract.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'

const bodies = 2000
const atOnce = 25
const seed = 20_261_122

const service = serviceOfTests({ demo: false })

const scalar = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '\0', '\ud800', "' or 1=1 --", '../../etc/passwd', '__proto__'),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
)
const anyValue = fc.oneof(scalar, fc.jsonValue({ maxDepth: 3 }), fc.array(scalar, { maxLength: 4 }))
/** Names that calls really have, so that some of a body is right. */
const names = allDeskCalls.flatMap(({ request }) =>
  'entries' in request ? Object.keys(Object(request.entries)) : [],
)
const payload = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), anyValue).map((body) => JSON.stringify(body)),
  fc.string({ unit: 'binary', maxLength: 100 }),
)

test('thousands of random bodies break no call of the desk', async () => {
  const everybody = await deskVisitor(service, ['supervisor'])
  const calls = allDeskCalls.filter(
    ({ path, answer }) => answer !== 'events' && path !== '/staff/signOut',
  )
  const payloads = fc.sample(payload, { seed, numRuns: bodies })
  for (let from = 0; from < bodies; from += atOnce) {
    const some = payloads.slice(from, from + atOnce)
    const answers = await Promise.all(
      some.map(async (body, at) => {
        const call = calls[(from + at) % calls.length]
        if (call === undefined) throw new Error('the desk has no calls')
        return everybody.ask(call, body)
      }),
    )
    for (const { wire } of answers) {
      expect(wire.statusCode).toBeLessThan(500)
      expect(wire.body).not.toMatch(/\n? {4}at |node_modules|SELECT |Error:/)
    }
  }
  const unexpected = service.logged.filter((line) => line.includes('"msg":"failure"'))
  expect(unexpected.slice(0, 3)).toEqual([])
})
