import { isConnectionFailure } from './connections/connection-failure.ts'

/** What an operator can do about a database that cannot be used; undefined where the fault is none of theirs. Quotes nothing of the address. */
export function databaseFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return (
    databaseFault(error.cause) ??
    wordsByCode[codeOf(error)] ??
    (codeOf(error).startsWith('ERR_SSL_') ? brokenTls : undefined) ??
    (isOfConnecting(error) ? unanswered : undefined) ??
    wordsByMessage.find(({ message }) => error.message.startsWith(message))?.words ??
    (isConnectionFailure(error) ? unreached : undefined)
  )
}

/** Also to a Unix socket, which may not be there. */
function isOfConnecting(error: Error): boolean {
  return 'syscall' in error && error.syscall === 'connect'
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

const unproven =
  'DATABASE_URL: the server does not prove who it is: sslrootcert has to name the authority that signed its certificate'
const unanswered =
  'DATABASE_URL: nobody answers at its host and port: start PostgreSQL there, or name the right ones'
const brokenTls =
  'DATABASE_URL: TLS with the server breaks off: see that PostgreSQL answers at its host and port, and that sslmode fits it'
const unreached =
  'DATABASE_URL: the connection breaks off or is not answered: see that PostgreSQL answers at its host and port'

/** SQLSTATE, and what Node.js says of connections. */
const wordsByCode: Readonly<Record<string, string>> = {
  '08001': 'DATABASE_URL: none of its servers is known to take writes now',
  '08X02':
    'DATABASE_URL: two of its servers take writes on one timeline: stop the one that was not to be promoted',
  '08P01':
    'DATABASE_URL: what answers does not take how the service connects: a pooler has to let the parameters of a start pass',
  '25006': 'DATABASE_URL: the server takes no writes: name the primary',
  '28000':
    'DATABASE_URL: the server does not let its user in: look at the name, and at pg_hba.conf there',
  '28P01': 'DATABASE_URL: the server does not take its user and password',
  '3D000': 'DATABASE_URL: the server has no database of that name: make it, or name another',
  '42501': 'DATABASE_URL: its user may not do what the service has to: let it own the database',
  '53100': 'the disk of the database is full',
  '53200': 'the database has no memory left',
  '53300': 'the database has no connection left: raise its max_connections, or end some',
  '53400': 'a limit that the database is set to is reached',
  '57P03': 'the database is starting or recovering: wait for it',
  EPROTO: brokenTls,
  // Of all addresses of a host.
  ECONNREFUSED: unanswered,
  ETIMEDOUT: unanswered,
  ENOTFOUND: 'DATABASE_URL: there is no host of that name',
  EAI_AGAIN: 'DATABASE_URL: the name of its host cannot be looked up',
  CERT_HAS_EXPIRED: 'DATABASE_URL: the certificate of the server has expired',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'DATABASE_URL: its host is not among the names in the certificate of the server',
  DEPTH_ZERO_SELF_SIGNED_CERT: unproven,
  SELF_SIGNED_CERT_IN_CHAIN: unproven,
  UNABLE_TO_GET_ISSUER_CERT: unproven,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unproven,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unproven,
}

/** What `pg` says without a code. */
const wordsByMessage = [
  { message: 'timeout e', words: unanswered },
  {
    message: 'SASL: ',
    words: 'DATABASE_URL: the server asks for a password, and takes not this one',
  },
  {
    message: 'The server does not support SSL connections',
    words: 'DATABASE_URL: the server speaks no TLS, as sslmode asks for',
  },
]
