import { number } from 'valibot'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { newVisitor } from '../../../test/visitor.ts'
import type { Submission } from '../../platform/calls/submission.ts'
import { type AnswerOnce, answerOnceOn } from './answer-once.ts'
import type { Submitted } from './submitted.ts'

const service = serviceOfTests({ demo: false })
let answerOnce: AnswerOnce
let submitted: Submitted
/** What the gateway was asked for, and has done. */
let charged: string[]
beforeAll(async () => {
  answerOnce = answerOnceOn(service)
})
beforeEach(async () => {
  charged = []
  const visitor = newVisitor(service)
  await visitor.open()
  submitted = {
    visitor: { session: await visitor.session(), address: 'address', ip: '127.0.0.1' },
    requestId: 'request',
    place: '/tests/pay',
    digest: Buffer.from('body'),
    answerOf: (value) => ({ value }),
  }
})

function charge(submission: Submission, act: () => Promise<number>): Promise<number> {
  return submission.once({
    name: 'charge',
    result: number(),
    act,
    whenLost: async () => charged.length,
  })
}

async function pay(submission: Submission, isBroken = false) {
  const orderNo = await charge(submission, async () => charged.push('order'))
  const { answered } = await submission.commit(async () => {
    if (isBroken) throw new Error('the disk is full')
    return orderNo
  })
  return answered
}

test('a gateway is asked once, however often what follows fails', async () => {
  for (let time = 0; time < 3; time++) {
    await expect(answerOnce(submitted, async () => (each) => pay(each, true))).rejects.toThrow(
      'disk',
    )
  }
  const { wire } = await answerOnce(submitted, async () => pay)
  expect(wire.body).toMatchObject({ common: { resultCode: '1' }, value: 1 })
  expect(charged).toEqual(['order'])
})

test('when its answer was lost it is asked what became of it, and nothing is done again', async () => {
  const lost = answerOnce(submitted, async () => async (submission) => {
    await charge(submission, async () => {
      charged.push('order')
      throw new Error('the line broke')
    })
    return pay(submission)
  })
  await expect(lost).rejects.toThrow('the line broke')
  const { wire } = await answerOnce(submitted, async () => pay)
  expect(wire.body).toMatchObject({ common: { resultCode: '1' }, value: 1 })
  expect(charged).toEqual(['order'])
})

test('what is kept of it cannot be read in the database', async () => {
  await answerOnce(submitted, async () => pay)
  const { result } = await service.db
    .selectFrom('submission_step')
    .select('result')
    .where('session_id', '=', submitted.visitor.session.id)
    .executeTakeFirstOrThrow()
  expect(() => JSON.parse(`${result}`)).toThrow()
})
