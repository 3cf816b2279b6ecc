import { failureIn } from '@ecenter/client/failure-in.ts'
import { newRequestId } from '@ecenter/client/request-id.ts'
import type { Result } from '@ecenter/client/result.ts'
import type { Query, TypedOf } from '@ecenter/contract/call.ts'
import { transport } from '../send.ts'

export interface SavedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly fileName: string
}

/** A call that answers a document; only what says it is one is taken for one. */
export async function fetchFile<C extends Query>(
  call: C,
  request: TypedOf<C>,
): Promise<Result<SavedFile>> {
  const response = await transport(call, request, newRequestId())
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || type.startsWith('application/json')) return failureIn(response)
  return {
    kind: 'answered',
    value: {
      bytes: new Uint8Array(await response.arrayBuffer()),
      fileName: fileNameIn(response.headers.get('content-disposition') ?? ''),
    },
  }
}

/** RFC 6266: the UTF-8 name stands behind `filename*`. */
function fileNameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined ? 'document.pdf' : decodeURIComponent(encoded)
}
