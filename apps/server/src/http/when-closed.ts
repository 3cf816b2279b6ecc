import type { FastifyReply } from 'fastify'

/** Does it once an answer is out, or nobody waits for it any more; at once where who asked has left already. */
export function whenClosed({ raw }: Pick<FastifyReply, 'raw'>, act: () => void): void {
  if (raw.closed) act()
  else raw.once('close', act)
}
