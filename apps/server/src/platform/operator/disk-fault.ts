const codes = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT']

/** What the disk refuses, with its path; undefined where a program of ours asked for what is not there. */
export function diskFault(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined
  return codes.includes(String(error.code)) || error.syscall === 'mkdir' ? error.message : undefined
}
