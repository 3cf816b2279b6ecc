/**
 * Takes the ticket of a channel out of the address, and with it out of the history, before anything
 * else looks there; it stands behind the hash, where no server and no log sees it.
 */
export function takeTicket(): string | undefined {
  const { hash } = location
  const ticket = /[?&]ticket=([^&]*)/.exec(hash)?.[1]
  if (ticket === undefined) return undefined
  const rest = hash.replace(`ticket=${ticket}`, '').replace(/[?&]+$/, '')
  history.replaceState(history.state, '', rest)
  return ticket
}
