import { checkCaptcha, initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { madeUpTrack } from '../../../platform/verification/made-up-track.ts'

const service = serviceOfTests({ demo: false })
let visitor: Visitor
let mobile = 13_800_000_000
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})

/** Opens a captcha and tells where its gap is. */
async function open(): Promise<number> {
  await visitor.get(initCaptcha, {})
  const { slide } = await service.outbox.answersOf((await visitor.session()).id)
  return slide?.x ?? 0
}

async function letGo(x: number, track = madeUpTrack(x)): Promise<string> {
  return (await visitor.ask(checkCaptcha, { x, track })).code
}

/** What a pass is for: one code to a phone that has had none. */
async function guardedAction(): Promise<string> {
  mobile += 1
  return (await visitor.ask(getSMSCode, { mobile: `${mobile}`, purpose: 'appeal' })).code
}

test('the pictures come with the answer, and where the gap is does not', async () => {
  const { wire } = await visitor.ask(initCaptcha, {})
  const { common: _, background, piece, ...numbers } = wire.json().body
  expect(background).toMatch(/^data:image\/(png|jpeg|webp);base64,/)
  expect(piece).toMatch(/^data:image\/png;base64,/)
  expect(Object.keys(numbers).sort()).toEqual(['height', 'pieceTop', 'pieceWidth', 'width'])
})

test.each([
  [-3, '1'],
  [3, '1'],
  [-4, '1005'],
  [4, '1005'],
])('let go %i pixels from the gap it is answered %s', async (off, code) => {
  expect(await letGo((await open()) + off)).toBe(code)
})

test('that no hand moved it there is answered as a wrong place is, and is a try', async () => {
  const gap = await open()
  const jump = [
    { ms: 0, x: 0 },
    { ms: 500, x: gap },
  ]
  const jumped = await visitor.ask(checkCaptcha, { x: gap, track: jump })
  expect([jumped.code, await letGo(gap)]).toEqual(['1005', '1005'])

  await open()
  const beside = await visitor.ask(checkCaptcha, { x: 0, track: madeUpTrack(0) })
  const silent = await visitor.ask(checkCaptcha, { x: await open() })
  expect([silent.code, silent.message]).toEqual([beside.code, beside.message])
  expect([jumped.code, jumped.message]).toEqual([beside.code, beside.message])
})

test.each([
  ['longer than a page sends', Array.from({ length: 401 }, (_, ms) => ({ ms, x: 0 }))],
  ['of times that never were', [{ ms: -1, x: 0 }]],
  ['off the picture', [{ ms: 0, x: 1001 }]],
  ['no track at all', 'left to right'],
])('a track is refused that is %s', async (_what, track) => {
  expect((await visitor.ask(checkCaptcha, { x: await open(), track })).code).toBe('1000')
})

test('a captcha is tried once, right or wrong', async () => {
  const gap = await open()
  expect([await letGo(gap), await letGo(gap)]).toEqual(['1', '1005'])
  const next = await open()
  expect([await letGo(0), await letGo(next)]).toEqual(['1005', '1005'])
})

test('of many parallel tries one is judged', async () => {
  await open()
  const codes = await Promise.all(Array.from({ length: 50 }, (_, at) => letGo(at * 6)))
  expect(codes.filter((code) => code === '1').length).toBeLessThanOrEqual(1)
  expect(await letGo(await open())).toBe('1')
})

test('a captcha is open for two minutes', async () => {
  const gap = await open()
  await service.passTime(120)
  expect(await letGo(gap)).toBe('1005')
})

test('a pass serves one action, and for two minutes', async () => {
  await letGo(await open())
  expect([await guardedAction(), await guardedAction()]).toEqual(['1', '1006'])
  await letGo(await open())
  await service.passTime(120)
  expect(await guardedAction()).toBe('1006')
})

test('one pass serves one of many parallel actions', async () => {
  await visitor.passSlide()
  const codes = await Promise.all(Array.from({ length: 20 }, guardedAction))
  expect(codes.filter((code) => code === '1')).toHaveLength(1)
})

test('a session opens sixty captchas an hour', async () => {
  for (let time = 0; time < 60; time++) await visitor.get(initCaptcha, {})
  expect((await visitor.ask(initCaptcha, {})).code).toBe('E3060001')
})
