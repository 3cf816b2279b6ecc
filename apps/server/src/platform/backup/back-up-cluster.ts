import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { OperatorFault } from '../operator/operator-fault.ts'
import type { BackupFolder } from './backup-folder.ts'

interface Stopped {
  readonly label: string
  readonly lastSegment: string
}

/** What is of use to the running server alone; a copy has these folders empty. */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const left = /^(postmaster\.(pid|opts)|backup_label\.old|pg_internal\.init.*|pgsql_tmp.*)$/

/**
 * Copies the files of a running PostgreSQL while it goes on writing. Files are copied at different
 * moments, so the copy is only good with the log of that time, from which its first start puts
 * everything right: it then holds all that was committed before the moment that this answers with.
 */
export async function backUpCluster(
  { url, cluster }: { readonly url: string; readonly cluster: string },
  backup: BackupFolder,
  to: string,
): Promise<Date> {
  await refuseTablespaces(cluster)
  // One connection, without the usual limits: the backup ends with it, and so does the hold on the log.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await holdLog(client)
    await client.query("select pg_backup_start('ecenter', true)")
    await backup.addTree(cluster, to, isWanted)
    const moment = new Date()
    const { label, lastSegment } = await stopBackup(client)
    await backup.addText(join(to, 'backup_label'), label)
    for (const segment of await segmentsBetween(cluster, firstSegmentIn(label), lastSegment)) {
      await backup.addFile(join(cluster, 'pg_wal', segment), join(to, 'pg_wal', segment))
    }
    return moment
  } finally {
    await client.end()
  }
}

/** What lies outside of the cluster would be missing from the copy, and its first start would end in that. */
async function refuseTablespaces(cluster: string): Promise<void> {
  if ((await readdir(join(cluster, 'pg_tblspc'))).length === 0) return
  throw new OperatorFault(
    'the embedded database has tablespaces, and what lies in them would not be in the backup: ' +
      'move its tables back to pg_default and drop them (docs/operations.md, "What stays on one server")',
  )
}

function isWanted(path: string): boolean {
  return !left.test(basename(path)) && !emptied.includes(dirname(path))
}

/** Else the server would overwrite its log again and again during a long copy. */
async function holdLog(client: pg.Client): Promise<void> {
  await client.query(
    "select pg_create_physical_replication_slot('ecenter_backup_' || pg_backend_pid(), true, true)",
  )
}

async function stopBackup(client: pg.Client): Promise<Stopped> {
  const { rows } = await client.query<Stopped>(
    `select labelfile as label, pg_walfile_name(lsn) as "lastSegment" from pg_backup_stop(false)`,
  )
  const [stopped] = rows
  if (stopped === undefined) throw new OperatorFault('PostgreSQL did not end the backup')
  return stopped
}

function firstSegmentIn(label: string): string {
  const [, segment] = /^START WAL LOCATION: \S+ \(file ([\dA-F]{24})\)/.exec(label) ?? []
  if (segment === undefined)
    throw new OperatorFault('PostgreSQL did not say where its backup begins')
  return segment
}

/** Their names sort as they follow each other; one timeline, for a server never changes its own. */
async function segmentsBetween(cluster: string, first: string, last: string): Promise<string[]> {
  const names = await readdir(join(cluster, 'pg_wal'))
  const segments = names
    .filter((name) => /^[\dA-F]{24}$/.test(name) && name >= first && name <= last)
    .sort()
  if (segments.length !== numberOf(last) - numberOf(first) + 1) {
    throw new OperatorFault('part of the log of that time is gone: make another backup')
  }
  return segments
}

/** Timeline, then two numbers of eight hexadecimal digits, the lower of which ends at 255. */
function numberOf(segment: string): number {
  return Number.parseInt(segment.slice(8, 16), 16) * 256 + Number.parseInt(segment.slice(16), 16)
}
