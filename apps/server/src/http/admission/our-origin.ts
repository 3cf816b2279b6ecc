import type { FastifyRequest } from 'fastify'

/** The origin of our own pages; a demo takes the host that it is reached at. */
export function ourOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicOrigin: string | undefined,
): string {
  return publicOrigin ?? `${protocol}://${host}`
}
