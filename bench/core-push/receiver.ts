import { createServer } from 'node:http'

/** A core that takes what comes and keeps it: the same for the service and for the bare sender. */
let bodies: string[] = []

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    // How many there are, or all of them, after which there are none.
    if (request.url === '/count') return response.end(String(bodies.length))
    response.end(JSON.stringify(bodies))
    bodies = []
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    bodies.push(Buffer.concat(chunks).toString())
    response.writeHead(204).end()
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
