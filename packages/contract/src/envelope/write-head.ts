import type { Call } from '../call.ts'

/** What of the head belongs to the page session and not to the one call. */
export interface Caller {
  readonly uuid: string
  readonly token: string
  readonly channelNo: string
}

/** What the head's `check` is the SHA-256 of, in hexadecimal digits. */
export function checkedText(body: unknown, uuid: string): string {
  return JSON.stringify(body) + uuid.slice(-8)
}

/** The head of a call whose check is known; a retry of one user action reuses its request id. */
export function writeHead(call: Call, caller: Caller, requestId: string, check: string) {
  return {
    ...caller,
    requestId,
    requestCode: call.path.slice(call.path.lastIndexOf('/') + 1),
    requestType: call.kind,
    check,
  }
}
