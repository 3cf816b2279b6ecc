import { createServer } from 'node:http'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'

/** The limit: nothing but node's HTTP and the same SELECT. */
const { pool } = openDatabase({
  url: process.env.DATABASE_URL ?? '',
  log: openLog('silent'),
})
const select = `select policy.*, product.kind, product.name as product_name from policy
  inner join product on product.code = policy.product_code
  inner join policy_door on policy_door.customer_key = policy.customer_key
    and policy_door.policy_id = policy.id
  where door_key = $1 order by starts_on desc`

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', async () => {
    const { door } = JSON.parse(Buffer.concat(chunks).toString())
    const { rows } = await pool.query(select, [Buffer.from(door, 'hex')])
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(rows))
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
