import { createServer } from 'node:http'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'

/** The limit: nothing but node's HTTP, and each notice stored as it came. */
const { pool } = openDatabase({ url: process.env.DATABASE_URL ?? '', log: openLog('silent') })
await pool.query('create table bare_notice (id bigserial primary key, body bytea not null)')

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', async () => {
    await pool.query('insert into bare_notice (body) values ($1)', [Buffer.concat(chunks)])
    response.end('success')
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
