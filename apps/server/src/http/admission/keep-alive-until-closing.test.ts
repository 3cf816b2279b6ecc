import fastify from 'fastify'
import { expect, test } from 'vitest'
import { keepAliveUntilClosing } from './keep-alive-until-closing.ts'

test('a connection is kept for the next call, and no more once the app closes', async () => {
  const app = fastify({ forceCloseConnections: 'idle' })
  keepAliveUntilClosing(app)
  let arrive = () => {}
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  app.get('/at-once', () => 'answered')
  app.get('/slow', async () => {
    arrive()
    await mayAnswer
    return 'answered'
  })
  const isClosing = new Promise<void>((resolve) => {
    app.addHook('preClose', async () => resolve())
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const kept = await fetch(`${origin}/at-once`)
  expect(kept.headers.get('connection')).toBe('keep-alive')
  const slow = fetch(`${origin}/slow`)
  await hasArrived
  const closed = app.close()
  await isClosing
  answer()
  expect((await slow).headers.get('connection')).toBe('close')
  expect(await (await slow).text()).toBe('answered')
  await closed
})
