import type { FastifyReply } from 'fastify'

/**
 * Does it once an answer is out, or nobody waits for it any more; at once where who asked has left
 * already. An answer that waits behind another on its connection is never told of the end of it, so
 * the connection is asked too.
 */
export function whenClosed(
  { raw, request }: Pick<FastifyReply, 'raw' | 'request'>,
  act: () => void,
): void {
  const { socket } = request.raw
  if (raw.closed || socket.destroyed) {
    act()
    return
  }
  // As many wait on one connection as calls were sent ahead over it, and on one answer as steps hold a place until it is out.
  socket.setMaxListeners(0)
  raw.setMaxListeners(0)
  raw.once('close', actOnce)
  socket.once('close', actOnce)

  function actOnce(): void {
    raw.off('close', actOnce)
    socket.off('close', actOnce)
    act()
  }
}
