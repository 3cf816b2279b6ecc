import { type Call, urlOf } from '@ecenter/contract/call.ts'
import { userSign } from '@ecenter/contract/customer-service/service-calls.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { sampleBody } from '../../../test/subjects/sample-fields.ts'
import { newVisitor, post, upload, type Visitor } from '../../../test/visitor.ts'
import { cars } from '../../demo/cars.ts'
import { people } from '../../demo/people.ts'
import { allRoutes } from '../../routes/all-routes.ts'

const bodies = 10_000
const atOnce = 50
const seed = 20_261_120

const service = serviceOfTests()
let visitor: Visitor
let calls: Call[]
/** What all mutated bodies name: a policy whose every proof the visitor has, and their conversation. */
let handle: string
let signid: string
beforeAll(async () => {
  visitor = newVisitor(service)
  await visitor.open()
  calls = allRoutes(service).map(({ call }) => call)
  const [row] = await visitor.lookUp({ car: cars.main, person: people.main })
  handle = row?.handle ?? ''
  await visitor.proveOnFile(handle, 'email-policy')
  signid = (await visitor.get(userSign, {})).signid
})

const scalar = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '京A8K621',
    "' or 1=1 --",
    '{{7*7}}',
    '../../etc/passwd',
  ),
  fc.double(),
  fc.bigInt().map(Number),
  fc.boolean(),
  fc.constant(null),
)
const anyValue = fc.oneof(scalar, fc.jsonValue({ maxDepth: 4 }), fc.array(scalar, { maxLength: 5 }))
const fieldName = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('constructor', 'toString', 'head', 'body', 'handle', 'level', 'grant', 'common'),
)

/** Anything at all, broken JSON included. */
const randomPayload = fc.oneof(
  anyValue.map((value) => JSON.stringify(value) ?? ''),
  fc.record({ head: anyValue, body: anyValue }).map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

/** How a right body goes wrong: each name is set to the value beside it, or dropped where there is none. */
const mutation = fc.array(fc.tuple(fc.nat(), fc.option(anyValue), fc.option(fieldName)), {
  maxLength: 3,
})
type Mutation = typeof mutation extends fc.Arbitrary<infer M> ? M : never

function mutated(call: Call, changes: Mutation): Record<string, unknown> {
  const body: Record<string, unknown> = { ...sampleBody(call), handle }
  // A stream that it may follow would not end.
  if (call.answer !== 'events') body.signid = signid
  const names = Object.keys(body)
  for (const [at, value, added] of changes) {
    const name = added ?? names[at % names.length] ?? 'handle'
    if (value === null) delete body[name]
    else body[name] = value
  }
  return body
}

async function expectCalm(send: (at: number) => Promise<{ statusCode: number; body: string }>) {
  for (let from = 0; from < bodies; from += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, at) => send(from + at)))
    for (const { statusCode, body } of answers) {
      if (statusCode >= 500 || /\n? {4}at |node_modules|SELECT |Error:/.test(body)) {
        throw new Error(`status ${statusCode}: ${body.slice(0, 300)}`)
      }
    }
  }
  const unexpected = service.logged.filter((line) => line.includes('"msg":"failure"'))
  expect(unexpected.slice(0, 3)).toEqual([])
}

function asked(call: Call, body: Record<string, unknown>): InjectOptions {
  const query = Object.entries(body).map(([name, value]) => [name, `${JSON.stringify(value)}`])
  return { method: 'GET', url: urlOf(call), query: Object.fromEntries(query) }
}

function callAt(at: number): Call {
  const call = calls[at % calls.length]
  if (call === undefined) throw new Error('the contract has no calls')
  return call
}

test('ten thousand random bodies break nothing', async () => {
  const payloads = fc.sample(randomPayload, { seed, numRuns: bodies })
  await expectCalm((at) => visitor.inject(post(callAt(at), payloads[at] ?? '')))
})

test('ten thousand bodies that are almost right break nothing', async () => {
  const mutations = fc.sample(mutation, { seed, numRuns: bodies })
  await expectCalm((at) => {
    const call = callAt(at)
    const body = mutated(call, mutations[at] ?? [])
    if (call.answer === 'image') return visitor.inject(asked(call, body))
    if (call.envelope === 'upload') return visitor.inject(upload(call, body))
    const sent = call.envelope === 'head' ? wrap(call, body, visitor.caller, `${at}`) : body
    return visitor.inject(post(call, sent, { 'idempotency-key': `${at}` }))
  })
})
