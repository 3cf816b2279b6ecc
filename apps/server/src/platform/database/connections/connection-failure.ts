/** SQLSTATE classes: 08 connection exception, 53 out of disk, memory or connections, 58 system. */
const failureClasses = ['08', '53', '58']

const failureCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EPROTO', // TLS broke off
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '25006', // read only: the old primary after a failover
  '25P03', // idle in a transaction for too long
  '55P03', // a lock did not come in time
  '57014', // statement timeout
  '57P01', // the server shuts down
  '57P02', // it crashed
  '57P03', // it starts up or recovers
])

/** What `pg` says without a code. */
const failureMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end',
]

/** Whether the database could not be asked or could not answer, as opposed to a bug of ours. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && isFailureCode(error.code)) return true
  if (failureMessages.some((message) => error.message.startsWith(message))) return true
  if (error instanceof AggregateError && error.errors.some(isConnectionFailure)) return true
  return isConnectionFailure(error.cause)
}

function isFailureCode(code: string): boolean {
  const isSqlState = code.length === 5 && /^\d\d/.test(code)
  return failureCodes.has(code) || (isSqlState && failureClasses.includes(code.slice(0, 2)))
}
