/** `scheme://user:password@`, the hosts, and behind them the database and what else there is. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^/@]*@)?)([^/@?]*)((?:[/?].*)?)$/

/**
 * The addresses that a URL of libpq's kind stands for, `postgresql://user@one:5432,two/db`, one for each
 * of its hosts; undefined where it is no such URL, or asks for servers that take no writes.
 */
export function addressesOf(url: string): readonly [string, ...string[]] | undefined {
  const [, before = '', hosts = '', after = ''] = parts.exec(url) ?? []
  const [first = '', ...others] = hosts.split(',').map((host) => `${before}${host}${after}`)
  return [first, ...others].every(isOfPrimary) ? [first, ...others] : undefined
}

function isOfPrimary(address: string): boolean {
  if (!URL.canParse(address)) return false
  const asked = new URL(address).searchParams.get('target_session_attrs') ?? 'read-write'
  return ['read-write', 'primary'].includes(asked)
}
