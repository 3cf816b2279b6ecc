import { sha256 } from '@ecenter/contract/envelope/check-string.ts'
import { challengeText, solvedIn, workHeader } from '@ecenter/contract/envelope/work.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { afterWork } from './work.ts'

const asking = (bits: number, id = 'a'.repeat(16)) =>
  new Response('', {
    headers: {
      [workHeader]: challengeText({ bits, untilSeconds: 1, id, seal: 's'.repeat(43) }),
    },
  })

const posted = { url: '/call', request: { method: 'POST', body: '{}' }, patienceMs: 60_000 }
let brought: (string | null)[]

/** From here on the service answers so. */
function serviceAnswers(answerOf: (time: number) => Response): void {
  brought = []
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('fetch', async (_: string, { headers }: { readonly headers: Headers }) => {
    brought.push(headers.get(workHeader))
    return answerOf(brought.length)
  })
}
afterEach(() => void vi.unstubAllGlobals())

test('what is asked for is done, and the call made once more with it', async () => {
  serviceAnswers(() => new Response('done'))
  const response = await afterWork(asking(8), posted)
  expect(await response.text()).toBe('done')
  expect(
    brought.map(
      (work) => solvedIn(work ?? '', (text) => sha256(new TextEncoder().encode(text)))?.bits,
    ),
  ).toEqual([8])
})

test('whoever is asked again and again gives up, and shows what was answered last', async () => {
  serviceAnswers((time) => asking(1, `${time}`.repeat(16)))
  const response = await afterWork(asking(1), posted)
  expect(brought).toHaveLength(3)
  expect(response.headers.get(workHeader)).toContain('3333')
})

test('a line that breaks meanwhile is told as such', async () => {
  serviceAnswers(() => {
    throw new TypeError('the line broke')
  })
  expect((await afterWork(asking(1), posted)).status).toBe(0)
})

test('what is no challenge is answered as it came', async () => {
  serviceAnswers(() => new Response('done'))
  const odd = new Response('', { headers: { [workHeader]: 'make me a cake' } })
  expect([await afterWork(odd, posted), brought]).toEqual([odd, []])
})
