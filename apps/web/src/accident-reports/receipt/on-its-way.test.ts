import { expect, test } from 'vitest'
import { useWaiting } from '../sending/waiting-photos.ts'
import { onTheirWay } from './on-its-way.ts'

const photos = [{ id: 'p1' }, { id: 'p2' }]
const of = (name: string, ownCar: string, mobile: string) => ({
  ...{ draftId: name, receiptNo: `BA${name}`, ownCar, mobile },
  ...{ wordsSentAt: 0, total: 3, photos },
})
const reports = [of('1', '', '13900000000'), of('2', '京A12345', '')]
const waiting = { ...useWaiting.getInitialState(), reports }
const textsOf = (state: typeof waiting, shown: string | undefined) =>
  onTheirWay(state, shown).map(({ words }) => words.text)

test('every report that waits is told of, the one that shows first, and the others by their numbers', () => {
  const way = '照片还在上传（1/3）。不用等在这里，开着网页就会传完。'
  expect(textsOf(waiting, 'BA2')).toEqual([way, `受理号 BA1：${way}`])
  expect(textsOf(waiting, undefined)).toEqual([`受理号 BA1：${way}`, `受理号 BA2：${way}`])
})

test('a phone is proven here, a person on the page for it, and a proof that has not ended is not asked for', () => {
  const proofs = (unproven: readonly string[]) =>
    onTheirWay({ ...waiting, unproven }, 'BA1').map(({ proof }) => proof)
  expect(proofs(['1'])).toEqual(['phone', undefined])
  expect(proofs(['1', '2'])).toEqual(['phone', 'person'])
})

test.each([
  { state: 'sending' as const, unproven: [] },
  { state: 'lost' as const, unproven: [] },
  { state: 'sending' as const, unproven: ['1'] },
])('where the browser keeps nothing the page is to stay open: %o', (how) => {
  const [kept] = textsOf({ ...waiting, ...how }, 'BA1')
  const [unkept] = textsOf({ ...waiting, ...how, isKept: false }, 'BA1')
  expect(kept).not.toContain('请不要关闭')
  expect(unkept).toContain('请不要关闭这个页面')
  expect(unkept).not.toContain('已存在手机里')
})
