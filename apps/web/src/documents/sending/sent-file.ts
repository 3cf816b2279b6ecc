import { newRequestId } from '@ecenter/client/request-id.ts'

/** A chosen file through all its tries. */
export interface SentFile {
  /** What is sent of it: a very large picture goes smaller. */
  readonly ready: () => Promise<File>
  /** An answer that was lost still comes to whoever says the same id. */
  readonly requestId: () => string
  /** The service has decided; another try is another request. */
  readonly settle: () => void
}

export function sentFile(chosen: File): SentFile {
  let made: Promise<File> | undefined
  let requestId: string | undefined
  return {
    // Drawn when its turn comes, for several at once would fill a phone's memory; and drawn once.
    ready() {
      made ??= smaller(chosen)
      return made
    },
    requestId() {
      requestId ??= newRequestId()
      return requestId
    },
    settle() {
      requestId = undefined
    },
  }
}

async function smaller(chosen: File): Promise<File> {
  const loaded = await import('../../client/files/smaller-picture.ts').catch(() => undefined)
  return loaded === undefined ? chosen : loaded.smallerPicture(chosen)
}
