import { lateStatus } from '@ecenter/client/no-answer.ts'
import { newRequestId } from '@ecenter/client/request-id.ts'
import { urlOf } from '@ecenter/contract/call.ts'
import { defaultChannelNo } from '@ecenter/contract/constants/channels.ts'
import type { Caller } from '@ecenter/contract/envelope/head.ts'
import { openSession } from '@ecenter/contract/session/open-session.ts'
import { boolean, object, optional, safeParse, string } from 'valibot'
import { cameFrom } from '../shell/arrival/came-from.ts'
import { sessionItems } from '../state/keeping/session-items.ts'
import { enveloped } from './enveloped.ts'
import { post } from './post.ts'

const names = object({
  body: object({ uuid: string(), token: string(), mayBeProven: optional(boolean()) }),
})
const channelKey = 'channelNo'

type Names = Pick<Caller, 'uuid' | 'token'> & { readonly mayBeProven?: boolean | undefined }
let session: Promise<Names> | undefined
let isOpening = false
let known = sessionItems.getItem(channelKey) ?? defaultChannelNo

/** Whom the head of a call names; opens the session when this page has none yet, and rejects when it cannot. */
export async function pageCaller(): Promise<Caller> {
  session ??= opening()
  const { uuid, token } = await session
  return { uuid, token, channelNo: known }
}

/** Five seconds: a first screen has long been painted by then. */
const paintedAfterMs = 5000

/**
 * Calls `then` when there is time for what no first glance needs: at once on a later screen, and as soon as the
 * session is known where somebody may have proven who they are; answers how to give that up.
 */
export function whenThereIsTime(then: () => void): () => void {
  const timer = setTimeout(then, cameFrom.path ? 0 : paintedAfterMs)
  session ??= opening()
  session.then(
    ({ mayBeProven }) => mayBeProven && then(),
    () => undefined,
  )
  return () => clearTimeout(timer)
}

/**
 * The next call opens a session afresh: the service no longer knows this one. What is being opened
 * has refused nobody: that was the one before, of which several calls may hear.
 */
export function forgetSession(): void {
  if (!isOpening) session = undefined
}

function opening(): Promise<Names> {
  isOpening = true
  return (earlyNames() ?? openedNames())
    .catch((error) => {
      session = undefined
      throw error
    })
    .finally(() => {
      isOpening = false
    })
}

/** The number of the visitor's channel (specification, section 2). */
export function channelNo(): string {
  return known
}

export function rememberChannelNo(given: string): void {
  known = given
  sessionItems.setItem(channelKey, given)
}

/** The inline script of index.html has asked already, before any bundle had come. */
function earlyNames(): Promise<Names> | undefined {
  const early: unknown = Reflect.get(globalThis, 'earlySession')
  if (!(early instanceof Promise)) return undefined
  Reflect.deleteProperty(globalThis, 'earlySession')
  return early.then((answer) => {
    const read = safeParse(names, answer)
    return read.success ? read.output.body : openedNames()
  })
}

async function openedNames(): Promise<Names> {
  const nobody = { uuid: '', token: '', channelNo: known }
  const request = await enveloped(openSession, {}, nobody, newRequestId())
  const response = await post(urlOf(openSession), request)
  // The call itself would only be waited for in vain.
  if (response.status === lateStatus) throw new Error('the session did not come in time')
  if (response.status === 0) throw new Error('the session did not come')
  const read = safeParse(names, response.ok ? await response.json() : undefined)
  if (read.success) return read.output.body
  session = undefined
  return nobody
}
