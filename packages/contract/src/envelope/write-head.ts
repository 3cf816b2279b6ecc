import type { Call } from '../call.ts'
import type { Caller, Head } from './head.ts'

/** What the head's `check` is the SHA-256 of, in hexadecimal digits. */
export function checkedText(body: unknown, uuid: string): string {
  return JSON.stringify(body) + uuid.slice(-8)
}

/** The head of a call whose check is known; a retry of one user action reuses its request id. */
export function writeHead(call: Call, caller: Caller, requestId: string, check: string): Head {
  return {
    ...caller,
    requestId,
    requestCode: call.path.slice(call.path.lastIndexOf('/') + 1),
    requestType: call.kind,
    check,
  }
}
