import { type Query, type ResponseOf, urlOf } from '@ecenter/contract/call.ts'
import { filePatienceMs } from './fetch-whole.ts'
import type { Outcome } from './outcome.ts'
import { outcomeIn } from './send.ts'

/** A query whose envelope is `upload`; `onProgress` hears how much is on its way, from 0 to 1. */
export async function sendFile<C extends Query>(
  call: C,
  file: File,
  onProgress: (share: number) => void,
): Promise<Outcome<ResponseOf<C>>> {
  return outcomeIn(call, await upload(urlOf(call), file, onProgress))
}

/**
 * Not by fetch, which does not tell how far it has come. A slow connection may take its time, as
 * long as something moves.
 */
function upload(url: string, file: File, onProgress: (share: number) => void): Promise<Response> {
  const form = new FormData()
  form.set('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), filePatienceMs)
    }
    const loseAnswer = () => resolve(Response.error())
    request.open('POST', url)
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = loseAnswer
    request.onabort = loseAnswer
    request.onloadend = () => clearTimeout(timer)
    wait()
    request.send(form)
  })
}
