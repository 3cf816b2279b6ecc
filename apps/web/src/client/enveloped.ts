import { patienceMs } from '@ecenter/client/fetch-whole.ts'
import { hexOf } from '@ecenter/client/hex.ts'
import type { Call } from '@ecenter/contract/call.ts'
import type { Caller, Enveloped } from '@ecenter/contract/envelope/head.ts'
import { checkedText, writeHead } from '@ecenter/contract/envelope/write-head.ts'
import { reloadIfOutdated } from './new-version.ts'
import { rejectAfter } from './reject-after.ts'

/** A body in its envelope. */
export async function enveloped(
  call: Call,
  body: unknown,
  caller: Caller,
  requestId: string,
): Promise<Enveloped> {
  return { head: writeHead(call, caller, requestId, await checkOf(body, caller.uuid)), body }
}

/** The browser's own hash; it keeps that back from a page without TLS, for which a file brings one. */
async function checkOf(body: unknown, uuid: string): Promise<string> {
  if (!isSecureContext) return (await hashing()).checkString(body, uuid)
  const text = new TextEncoder().encode(checkedText(body, uuid))
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
}

async function hashing() {
  try {
    const file = import('@ecenter/contract/envelope/check-string.ts')
    return await Promise.race([file, rejectAfter(patienceMs)])
  } catch (error) {
    await reloadIfOutdated()
    throw error
  }
}
