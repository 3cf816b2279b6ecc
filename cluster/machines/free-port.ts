import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems lend to connections: one of them would be gone before a server has it. */
const ports = { from: 14_000, to: 20_000 }

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(ports.from, ports.to)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
