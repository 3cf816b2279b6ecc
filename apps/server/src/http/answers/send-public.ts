import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { WireAnswer } from '@ecenter/contract/envelope/answer.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'

/** Off the thread that answers. More effort would cost more time than it saves on the way. */
const compress: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
}

/**
 * The answer of a public call, compressed. No other answer is: where a secret stands beside what
 * somebody else may have sent, its length tells of the secret (BREACH).
 */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: WireAnswer,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request)
  reply.header('vary', 'accept-encoding')
  if (encoding === undefined) return reply.send(answer)
  const packed = await compress[encoding](JSON.stringify(answer))
  return reply
    .type('application/json; charset=utf-8')
    .header('content-encoding', encoding)
    .send(packed)
}
