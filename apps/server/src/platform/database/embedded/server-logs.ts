import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a server writes, beside its cluster. */
export interface ServerLogs {
  /** What the last start said, until the collector took over. */
  readonly startFile: string
  /** From then on, a file a day of the week. */
  readonly days: string
}

export function logsIn(folder: string): ServerLogs {
  return { startFile: join(folder, 'postgres.log'), days: join(folder, 'log') }
}

/** PostgreSQL's own collector begins each day's file anew, so a week is kept. Its path is reckoned from the cluster. */
export const logSettings = {
  logging_collector: 'on',
  log_directory: '../log',
  log_filename: 'postgres-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: '0',
}

const keptMs = 6 * 24 * 60 * 60 * 1000

/** Before a start. The collector empties a file at midnight alone: after a start it writes on in what last week left. */
export async function clearOldLogs({ startFile, days }: ServerLogs): Promise<void> {
  await rm(startFile, { force: true })
  for (const name of await readdir(days).catch(() => [])) {
    const file = join(days, name)
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > keptMs) await rm(file, { force: true })
  }
}
