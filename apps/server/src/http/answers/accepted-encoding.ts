import type { FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip'

/** The best compression that a browser takes; undefined where it takes none. */
export function acceptedEncoding({
  headers,
}: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  const accepted = headers['accept-encoding'] ?? ''
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
