import { readOverview } from '@ecenter/contract/person/overview.ts'
import { readProof } from '@ecenter/contract/person/read-proof.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { afterEach, expect, test } from 'vitest'
import { earlyResult } from './early-result.ts'

const question = 'self/person/readProof{}'

function ask(asked: string, response: Response | undefined): void {
  Reflect.set(globalThis, 'earlyAnswer', { question: asked, answer: Promise.resolve(response) })
}

function answer(resultCode: string, body: object, headers: HeadersInit = {}): Response {
  const common = { resultCode, resultMsg: '' }
  return Response.json({ head: { requestId: '1' }, body: { common, ...body } }, { headers })
}

const proven = { step: 'open', asks: [] }

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'earlyAnswer')
})

test('what index.html has asked is answered once', async () => {
  ask(question, answer(resultCodes.success, proven))
  expect(await earlyResult(readProof, {})).toEqual({ kind: 'answered', value: proven })
  expect(await earlyResult(readProof, {})).toBeUndefined()
})

test('another question is left alone', async () => {
  ask(question, answer(resultCodes.success, proven))
  expect(await earlyResult(readOverview, {})).toBeUndefined()
  expect(await earlyResult(readProof, {})).toBeDefined()
})

test('what the service decided is no reason to ask again', async () => {
  ask(question, answer(resultCodes.grantMissing, {}))
  expect(await earlyResult(readProof, {})).toMatchObject({ code: resultCodes.grantMissing })
})

test.each([
  ['an answer that was lost', undefined],
  ['one of a server that has a lot to do', new Response('', { status: 503 })],
  ['a session that is no longer known', answer(resultCodes.tokenWrong, {})],
  ['work that is asked for', answer(resultCodes.success, proven, { 'x-work': '1' })],
])('after %s the call itself is made', async (_what, response) => {
  ask(question, response)
  expect(await earlyResult(readProof, {})).toBeUndefined()
})
