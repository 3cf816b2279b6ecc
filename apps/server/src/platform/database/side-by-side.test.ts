import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { OpenPipelinedConnection } from './connections/pipelined-connection.ts'
import { sideBySide } from './side-by-side.ts'

/** Connections whose statements are answered when a test says so; each knows what it was asked. */
function connections(number: number) {
  const answers = new Map<string, () => void>()
  const asked = Array.from({ length: number }, (): string[] => [])
  const opened = asked.map(
    (own): OpenPipelinedConnection => ({
      async run(name) {
        own.push(name)
        await new Promise<void>((resolve) => answers.set(name, resolve))
        return []
      },
      close: async () => undefined,
    }),
  )
  const beside = sideBySide(opened)
  const ask = (name: string) => beside.run(name, '', [])
  const answer = (name: string) => answers.get(name)?.()
  return { asked, ask, answer }
}

test('what is asked in one turn goes by one connection', () => {
  const { asked, ask } = connections(2)
  for (const name of ['one', 'two', 'three']) void ask(name)
  expect(asked).toEqual([['one', 'two', 'three'], []])
})

test('behind a slow statement nothing more is asked until it is answered', async () => {
  const { asked, ask, answer } = connections(2)
  const slow = ask('slow')
  await pause(30)
  void ask('next')
  answer('slow')
  await slow
  void ask('after')
  expect(asked).toEqual([['slow', 'after'], ['next']])
})

test('where each is held up, the one that was held up last is asked', async () => {
  const { asked, ask } = connections(2)
  void ask('longest')
  await pause(30)
  void ask('shorter')
  await pause(30)
  void ask('third')
  expect(asked).toEqual([['longest'], ['shorter', 'third']])
})
