import { filePatienceMs } from '@ecenter/client/fetch-whole.ts'
import { formDataOf } from '@ecenter/client/form-data.ts'
import { noAnswer, notInTime } from '@ecenter/client/no-answer.ts'
import { resultIn } from '@ecenter/client/read-answer.ts'
import type { Result } from '@ecenter/client/result.ts'
import { type Call, type ResponseOf, type TypedOf, urlOf } from '@ecenter/contract/call.ts'
import { forgetSession, pageCaller } from '../page-session.ts'
import { isTokenWrong } from '../send.ts'

/** The file and the texts that go beside it. */
type FormOf<C extends Call> = Omit<TypedOf<C>, 'file'> & { readonly file: Blob }

export interface Sending {
  /** Names the action, so a retry says the same one. */
  readonly requestId: string
  /** Hears how much is on its way, from 0 to 1. */
  readonly onProgress: (share: number) => void
  /** The customer would rather not send it. */
  readonly signal?: AbortSignal
}

/** A call whose envelope is `upload`. Files are taken from a live session alone, so an ended one is replaced. */
export async function sendFile<C extends Call>(
  call: C,
  form: FormOf<C>,
  sending: Sending,
): Promise<Result<ResponseOf<C>>> {
  const result = await sendOnce(call, form, sending)
  if (!isTokenWrong(result)) return result
  forgetSession()
  return sendOnce(call, form, sending)
}

async function sendOnce<C extends Call>(
  call: C,
  form: FormOf<C>,
  sending: Sending,
): Promise<Result<ResponseOf<C>>> {
  try {
    await pageCaller()
  } catch (error) {
    return { kind: 'transport', status: noAnswer(error).status }
  }
  return resultIn(call, await upload(urlOf(call), formDataOf(form), sending))
}

/**
 * Not by fetch, which does not tell how far it has come. A slow connection may take its time, as
 * long as something moves.
 */
function upload(
  url: string,
  form: FormData,
  { requestId, onProgress, signal }: Sending,
): Promise<Response> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, filePatienceMs)
    }
    const loseAnswer = () => resolve(Response.error())
    const stop = () => request.abort()
    const giveUp = () => {
      resolve(noAnswer(notInTime()))
      stop()
    }
    // What was taken back while it was made ready: the signal is not given a second time.
    if (signal?.aborted) return loseAnswer()
    signal?.addEventListener('abort', stop, { once: true })
    request.open('POST', url)
    request.setRequestHeader('idempotency-key', requestId)
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = loseAnswer
    request.onabort = loseAnswer
    request.onloadend = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
    wait()
    request.send(form)
  })
}
