import { type Call, type ResponseOf, urlOf } from '@ecenter/contract/call.ts'
import type { Outcome } from './outcome.ts'
import { outcomeIn } from './send.ts'

/** A call whose envelope is `upload`; `onProgress` hears how much is on its way, from 0 to 1. */
export async function sendFile<C extends Call>(
  call: C,
  file: File,
  onProgress: (share: number) => void,
): Promise<Outcome<ResponseOf<C>>> {
  return outcomeIn(call, await upload(urlOf(call), file, onProgress))
}

/** Not by fetch, which does not tell how far it has come. */
function upload(url: string, file: File, onProgress: (share: number) => void): Promise<Response> {
  const form = new FormData()
  form.set('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => resolve(Response.error())
    request.send(form)
  })
}
