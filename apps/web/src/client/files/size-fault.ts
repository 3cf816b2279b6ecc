/** What the service takes of one file, in bytes. */
const bytesAtMost = 10 * 1024 * 1024

/** Whether the service takes no file as large as this. */
export function isTooLarge({ size }: Blob): boolean {
  return size > bytesAtMost
}

/** Why a file is too large to be sent, and what to do instead; judged before anything is sent. */
export function sizeFault(file: Blob, instead: string): string | undefined {
  if (!isTooLarge(file)) return undefined
  const megabytes = Math.ceil((file.size / 1024 / 1024) * 10) / 10
  return `文件不能超过 10 MB，现在 ${megabytes} MB，${instead}`
}
