import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Import } from './ours.ts'

/** In a process of its own, whose memory is nobody else's. */
export async function importApart(url: string, file: string): Promise<Import> {
  const program = fileURLToPath(new URL('ours.ts', import.meta.url))
  const child = fork(program, [file], { env: { ...process.env, DATABASE_URL: url } })
  const told = once(child, 'message')
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the import ended with ${code}`)
  })
  const [imported] = await Promise.race([told, ended])
  await ended.catch(() => undefined)
  return imported
}
