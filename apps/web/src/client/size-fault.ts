/** What the service takes of one file, in bytes. */
const bytesAtMost = 10 * 1024 * 1024

/** Why a file is too large to be sent, and what to do instead; judged before anything is sent. */
export function sizeFault({ size }: Blob, instead: string): string | undefined {
  if (size <= bytesAtMost) return undefined
  const megabytes = Math.ceil((size / 1024 / 1024) * 10) / 10
  return `文件不能超过 10 MB，现在 ${megabytes} MB，${instead}`
}
