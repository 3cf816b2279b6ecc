/** A place that keeps bytes under a name: a disk, or a service that does no more than that. */
export interface FileStore {
  /** Answers once the bytes would survive a power cut. A name is never used twice. */
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer>
  /** Also where nothing has this name (any more). */
  remove(name: string): Promise<void>
  /** All names that have bytes; what comes or goes meanwhile may be among them or not. */
  names(): AsyncIterable<string>
  /** The first of its bytes; undefined where nothing has this name (any more). */
  firstByte(name: string): Promise<number | undefined>
  /** Puts other bytes in the place of those that are there: who reads gets either, whole. */
  replace(name: string, bytes: Uint8Array): Promise<void>
}
