import { urlOf } from '@ecenter/contract/call.ts'
import { openSession } from '@ecenter/contract/session/open-session.ts'
import { createCode } from '@ecenter/contract/verification/create-code.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { is } from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { sampleBody } from '../../../test/subjects/sample-fields.ts'
import { newVisitor } from '../../../test/visitor.ts'
import { allRoutes } from '../../routes/all-routes.ts'

const carrier = '198.51.100.1'

const service = serviceOfTests({ demo: false })
beforeEach(() => service.passTime(3600))

async function sessions(): Promise<number> {
  const rows = await service.db.selectFrom('session').select('id').execute()
  return rows.length
}

/** As if this address had opened so many sessions this hour. */
async function useUp(address: string, times: number): Promise<void> {
  const key = service.keys.searchHash('address', address).toString('hex')
  const { limits } = service
  await Promise.all(Array.from({ length: times }, () => limits.take('sessionsByAddress', key)))
}

test('nonsense without a cookie opens no session, whatever call it names', async () => {
  const nonsense = { nonsense: [] }
  for (const { call } of allRoutes(service)) {
    // To what needs no fact it is a question like any other.
    const isUnderstood = is(call.request, nonsense)
    if (call.envelope === 'query-string' || isUnderstood) continue
    const before = await sessions()
    await newVisitor(service).ask(call, nonsense)
    expect([call.path, await sessions()]).toEqual([call.path, before])
  }
})

test('nor does a picture for a page that there is not', async () => {
  const before = await sessions()
  const { cookies } = await newVisitor(service).inject({ url: `${urlOf(createCode)}?randName=x` })
  expect([cookies, await sessions()]).toEqual([[], before])
})

test('nor does a call that needs a proof', async () => {
  const before = await sessions()
  for (const { call } of allRoutes(service)) {
    if (call.level === 'open') continue
    expect((await newVisitor(service).ask(call, sampleBody(call))).code).toBe('E3010001')
  }
  expect(await sessions()).toBe(before)
})

test('a page whose session has ended is told so, and gets none by it', async () => {
  const visitor = newVisitor(service)
  await visitor.open()
  await service.passTime(3600)
  const { code, wire } = await visitor.ask(getSMSCode, sampleBody(getSMSCode))
  expect([code, wire.cookies]).toEqual(['E2010002', []])
})

test('from the thousandth session of an hour on one address works for each; nobody is shut out', async () => {
  await useUp(carrier, 3000)
  const before = await sessions()
  const asked = await newVisitor(service, carrier).ask(openSession, {}, { isIdle: true })
  expect([asked.code, await sessions()]).toEqual(['1011', before])
  expect(asked.wire.cookies).toEqual([])
  await newVisitor(service, carrier).open()
  expect(await sessions()).toBe(before + 1)
  expect(await ofFirstCall('203.0.113.1')).toBe('1')

  await service.passTime(3600)
  expect(await ofFirstCall(carrier)).toBe('1')
})

test('the work grows with what the address has opened, and none is asked for below a thousand', async () => {
  const asked: (string | undefined)[] = []
  for (const opened of [999, 1, 1000, 6000]) {
    await useUp(carrier, opened)
    const { challenge } = await newVisitor(service, carrier).ask(openSession, {}, { isIdle: true })
    asked.push(challenge?.split('.')[0])
  }
  // The first of them was let in.
  expect(asked).toEqual([undefined, '13', '14', '16'])
})

test('a page without a session, and one that calls plainly, go on by the same work', async () => {
  await useUp(carrier, 3000)
  const plain = newVisitor(service, carrier)
  const idle = await plain.ask(getSMSCode, sampleBody(getSMSCode), { isIdle: true })
  expect(idle.code).toBe('1011')
  expect((await plain.ask(getSMSCode, sampleBody(getSMSCode))).code).not.toBe('1011')
})

test('what would fill the disk is refused after all', async () => {
  await newVisitor(service, carrier).open()
  await service.db
    .updateTable('counter')
    .set({ points: 100_000 })
    .where('key', 'like', 'sessionsByAddress:%')
    .execute()
  expect(await newVisitor(service, carrier).ask(openSession, {})).toMatchObject({
    code: 'E3060001',
    message: '当前网络访问人数太多，请换个网络或一小时后再试，也可拨打 95518。',
  })
})

test('who has a session already goes on without work', async () => {
  const visitor = newVisitor(service, carrier)
  await visitor.open()
  await useUp(carrier, 3000)
  const before = await sessions()
  expect((await visitor.ask(openSession, {}, { isIdle: true })).code).toBe('1')
  expect(await sessions()).toBe(before)
})

test('the addresses of one IPv6 customer count as one', async () => {
  await useUp('2001:db8:0:7', 3000)
  expect(await ofFirstCall('2001:db8:0:7::1')).toBe('1011')
  expect(await ofFirstCall('2001:db8:0:8::1')).toBe('1')
})

/** How the first call of a visitor ends who does no work. */
async function ofFirstCall(from: string): Promise<string> {
  return (await newVisitor(service, from).ask(openSession, {}, { isIdle: true })).code
}
