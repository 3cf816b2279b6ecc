/** Whether something was not there (any more) when the disk was asked for it. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
