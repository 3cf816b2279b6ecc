import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Below those that systems lend to connections, any of which could have it while the server is down. */
const ports = { from: 20_000, to: 32_000 }

/** The former server may be about to leave it. */
const triesForOwn = 20
const tryAgainMs = 50

/**
 * The port of a data folder's server. It is chosen once and kept in the folder, so that whoever uses the
 * server finds it again after it was killed; only where a stranger has it, another one is chosen.
 */
export async function portOf(folder: string): Promise<number> {
  const file = join(folder, 'port')
  const own = Number(await readFile(file, 'utf8').catch(() => ''))
  for (let tries = 0; isOfOurs(own) && tries < triesForOwn; tries++) {
    if (await isFree(own)) return own
    await sleep(tryAgainMs)
  }
  const chosen = await freePort()
  await writeFile(file, `${chosen}`)
  return chosen
}

function isOfOurs(port: number): boolean {
  return Number.isInteger(port) && port >= ports.from && port < ports.to
}

async function freePort(): Promise<number> {
  const port = randomInt(ports.from, ports.to)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
