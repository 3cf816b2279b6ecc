import type { Asker } from '../documents/fair-queue.ts'

/** A file that may be kept: what it is was found in its bytes, never in its name. */
export interface CleanFile {
  readonly bytes: Uint8Array
  readonly mediaType: 'image/jpeg' | 'application/pdf'
}

/** What stands between a customer's file and the place where it is kept. */
export interface Uploads {
  /**
   * A picture drawn anew, or the PDF as it came once nothing speaks against it. Who sends many, from
   * however many sessions of one network, waits behind who sends one. Rejects with a `Failure` of code 1010 that says what to send instead, or
   * with `DocumentsBusy` where too many wait or a PDF took too long.
   */
  clean(asker: Asker, bytes: Uint8Array): Promise<CleanFile>
  /** The same of a file that lies here in pieces: it is read when its turn has come, so what waits holds no memory. */
  cleanLater(asker: Asker, read: () => Promise<Uint8Array>): Promise<CleanFile>
  close(): Promise<void>
}
