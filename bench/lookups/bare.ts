import { createServer } from 'node:http'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'

/** The limit: nothing but node's HTTP and the same SELECT, which its starter names. */
const { pool } = openDatabase({
  url: process.env.DATABASE_URL ?? '',
  log: openLog('silent'),
})
const select = process.env.SELECT ?? ''

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', async () => {
    const { rows } = await pool.query(select, [Buffer.concat(chunks).toString()])
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(rows))
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
