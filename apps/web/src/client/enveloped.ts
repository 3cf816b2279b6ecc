import type { Call } from '@ecenter/contract/call.ts'
import type { Caller, Enveloped } from '@ecenter/contract/envelope/head.ts'
import { patienceMs } from './fetch-whole.ts'
import { reloadIfOutdated } from './new-version.ts'
import { rejectAfter } from './reject-after.ts'

/**
 * A body in its envelope. The hash behind the check string comes with the first call that needs it:
 * the first screen of most visits needs none, since index.html has asked for its session and city.
 */
export async function enveloped(
  call: Call,
  body: unknown,
  caller: Caller,
  requestId: string,
): Promise<Enveloped> {
  const { wrap } = await hashing()
  return wrap(call, body, caller, requestId)
}

async function hashing() {
  try {
    const file = import('@ecenter/contract/envelope/head.ts')
    return await Promise.race([file, rejectAfter(patienceMs)])
  } catch (error) {
    await reloadIfOutdated()
    throw error
  }
}
