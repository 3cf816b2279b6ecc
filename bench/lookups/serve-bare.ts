import { createServer } from 'node:http'
import { join } from 'node:path'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { admitKeys, demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'

/** The limit: nothing but node's HTTP around some work on the database. A picture goes out as it is, all else as JSON. */
export function serveBare(answer: (body: string, path: string) => Promise<object>): void {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const answered = await answer(Buffer.concat(chunks).toString(), request.url ?? '/')
      const isPicture = answered instanceof Uint8Array
      response.setHeader('content-type', isPicture ? 'image/png' : 'application/json')
      response.end(isPicture ? answered : JSON.stringify(answered))
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
}

/** The prepared database, as the starter of such a program names it. */
export function bareDatabase() {
  return openDatabase({ url: process.env.DATABASE_URL ?? '', log: openLog('silent') })
}

/** The keys that it was filled with. */
export async function bareKeys({ db }: Pick<ReturnType<typeof bareDatabase>, 'db'>) {
  const folder = join(process.env.DATA_FOLDER ?? '', 'demo-keys')
  return keysFrom(await admitKeys(db, demoKeyMaterial(folder)))
}
