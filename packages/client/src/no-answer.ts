/** The status of what did not come in time, whether this page gave up or a proxy before the service did. */
export const lateStatus = 504

/** Why a wait was given up. */
export function notInTime(): Error {
  return new Error('it did not come in time')
}

/**
 * What stands for an answer that did not come. Status 0 is a line that is down. Who waited in vain on a
 * line that is there is told the other status: nobody blames the network for a service that is slow.
 */
export function noAnswer(error: unknown): Response {
  const isLate = error instanceof Error && error.message.endsWith('in time')
  return isLate && navigator.onLine ? new Response(null, { status: lateStatus }) : Response.error()
}
