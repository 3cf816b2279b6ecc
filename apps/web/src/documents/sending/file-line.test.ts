import type { Result } from '@ecenter/client/result.ts'
import { expect, test } from 'vitest'
import { fileLine, lineOf } from './file-line.ts'

const missing = { kind: 'rejected', code: 'E3010001', message: '' } as const
const answered = { kind: 'answered', value: {} } as const
const pdf = (name: string) => new File(['%PDF-', name], name, { type: 'application/pdf' })

/** A page that shows a line, and a service that answers when it is told to. */
function pageOf(line: ReturnType<typeof fileLine>) {
  const sent: string[] = []
  const answers: ((result: Result<unknown>) => void)[] = []
  const call = {
    send(file: File) {
      sent.push(file.name)
      return new Promise<Result<unknown>>((resolve) => answers.push(resolve))
    },
    renew: (failed: { readonly kind: string; readonly code?: string }) =>
      failed.code === missing.code,
    onReceived: () => undefined,
  }
  const states = () => line.store.getState().files.map(({ name, state }) => [name, state.kind])
  return {
    ...{ sent, states },
    open() {
      line.serve(call)
      line.enter()
    },
    async answer(result: Result<unknown>) {
      await expect.poll(() => answers.length).toBeGreaterThan(0)
      answers.shift()?.(result)
    },
  }
}

test('a page that is left and come back to finds its file on its way, and sends it once', async () => {
  const line = fileLine('claim')
  const page = pageOf(line)
  page.open()
  line.add([pdf('a'), pdf('b')], false)
  await expect.poll(() => page.sent).toEqual(['a'])
  line.leave()
  page.open()
  expect(page.states()).toEqual([
    ['a', 'sending'],
    ['b', 'sending'],
  ])
  await page.answer(answered)
  await page.answer(answered)
  await expect.poll(page.states).toEqual([
    ['a', 'done'],
    ['b', 'done'],
  ])
  expect(page.sent).toEqual(['a', 'b'])
})

test('what came while nobody looked is counted by the claim, and no tile any more', async () => {
  const line = fileLine('claim')
  const page = pageOf(line)
  page.open()
  line.add([pdf('a')], false)
  line.leave()
  await page.answer(answered)
  await expect.poll(page.states).toEqual([])
})

test('with an ended proof one goes in vain; what is chosen then waits, and goes once the page is come back to', async () => {
  const line = fileLine('claim')
  const page = pageOf(line)
  page.open()
  line.add([pdf('a')], false)
  await page.answer(missing)
  await expect.poll(page.states).toEqual([['a', 'failed']])
  line.add([pdf('b')], true)
  expect(page.states()).toEqual([
    ['a', 'failed'],
    ['b', 'failed'],
  ])
  expect(page.sent).toEqual(['a'])
  line.leave()
  page.open()
  await page.answer(answered)
  await page.answer(answered)
  await expect.poll(() => page.sent).toEqual(['a', 'a', 'b'])
})

test('one thing has one line, whoever asks for it', () => {
  expect(lineOf('claim/1')).toBe(lineOf('claim/1'))
  expect(lineOf('claim/1')).not.toBe(lineOf('claim/2'))
})
