import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileAnswer, StreamedFile } from '../../platform/calls/handler.ts'

export function sendFile(reply: FastifyReply, file: FileAnswer | StreamedFile): FastifyReply {
  const { contentType, fileName } = file
  if (fileName !== undefined) reply.header('content-disposition', attachment(fileName))
  reply.type(contentType)
  return reply.send('chunks' in file ? Readable.from(file.chunks) : Buffer.from(file.bytes))
}

/** RFC 6266: a plain name for old clients, the real one in UTF-8 beside it. */
function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.-]/g, '_')
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, percentOf)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function percentOf(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
