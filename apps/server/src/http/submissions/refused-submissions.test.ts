import { updateCorrect } from '@ecenter/contract/plates/plate.ts'
import { checkCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { type Answer, newVisitor, type Visitor } from '../../../test/visitor.ts'
import { cars } from '../../demo/cars.ts'
import { people } from '../../demo/people.ts'
import { limitRules } from '../../platform/limits/limit-rules.ts'
import { addressOf } from '../admission/network-of.ts'

const silent = 'further refusals of this session are not recorded'
const refused = `${updateCorrect.path} E3010001`
const bogus = { handle: 'A'.repeat(22), licenseNo: '京A12345' }

const service = serviceOfTests()
let visitor: Visitor
beforeEach(async () => {
  await service.passTime(24 * 3600)
  visitor = newVisitor(service)
  await visitor.open()
})

function submitBogus(times: number): Promise<Answer[]> {
  return Promise.all(Array.from({ length: times }, () => visitor.ask(updateCorrect, bogus)))
}

/** How often the trail says what of this visitor. */
async function trail(): Promise<Record<string, number>> {
  const { id } = await visitor.session()
  const entries = await service.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('session_id', '=', id)
    .execute()
  const counts: Record<string, number> = {}
  for (const { outcome } of entries) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

async function storedAnswers(): Promise<number> {
  const { id } = await visitor.session()
  const rows = await service.db
    .selectFrom('submission')
    .select('request_id')
    .where('session_id', '=', id)
    .execute()
  return rows.length
}

test('a hundred bogus submissions are all refused, store no answer and leave 61 entries', async () => {
  const before = await storedAnswers()
  const answers = await submitBogus(100)
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['E3010001']))
  expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
  expect(await trail()).toEqual({ [refused]: 60, [silent]: 1 })
  expect(await storedAnswers()).toBe(before)
})

test('in the next hour refusals are recorded again, and so is the next silence', async () => {
  await submitBogus(70)
  // In two steps, for a session that nobody uses for half an hour ends.
  await service.passTime(29 * 60)
  await submitBogus(1)
  await service.passTime(29 * 60)
  await submitBogus(1)
  await service.passTime(29 * 60)
  await submitBogus(70)
  expect(await trail()).toEqual({ [refused]: 120, [silent]: 2 })
})

test('a form that is refused stores no answer', async () => {
  const before = await storedAnswers()
  expect(await visitor.ask(checkCaptcha, { x: 'left' })).toMatchObject({ code: '1000' })
  expect(await storedAnswers()).toBe(before)
})

test('a retry of what was refused for want of a proof is judged again', async () => {
  const rows = await visitor.lookUp({ car: cars.main, person: people.main })
  const handle = rows.find(({ kind }) => kind === 'commercial')?.handle ?? ''
  const body = { handle, licenseNo: '京A12345' }
  const first = await visitor.ask(updateCorrect, body, { requestId: 'request-1' })
  await visitor.proveOnFile(handle, 'correct-plate')
  const retry = await visitor.ask(updateCorrect, body, { requestId: 'request-1' })
  expect([first.code, retry.code]).toEqual(['E3010001', '1'])
})

test('past the limit of an address one entry says so, whoever of it is refused', async () => {
  const { points } = limitRules.tracedRefusalsByAddress
  const hour = Math.floor(service.clock.now().getTime() / 3_600_000)
  const key = `${addressOf(service, '127.0.0.1')}/${hour}`
  const { limits } = service
  await Promise.all(
    Array.from({ length: points }, () => limits.take('tracedRefusalsByAddress', key)),
  )
  await submitBogus(3)
  expect(await trail()).toEqual({ 'further refusals of this address are not recorded': 1 })
})
