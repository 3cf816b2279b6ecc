import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Settings } from '../config/settings.ts'
import { embeddedIn } from '../database/configured-database.ts'
import { openDatabase } from '../database/database.ts'
import { runAs } from '../database/embedded/run-as.ts'
import { serverPlace } from '../database/embedded/server-place.ts'
import { isGone } from '../files/is-gone.ts'
import type { Log } from '../log/log.ts'
import { OperatorFault } from '../operator/operator-fault.ts'
import { restoreDump } from './client-tools.ts'
import { copyFile, weighFile } from './copy-file.ts'
import { demoKeyFiles, services } from './layout.ts'
import { type Manifest, readManifest } from './manifest.ts'

interface Wanted {
  readonly settings: Settings
  readonly log: Log
  readonly from: string
  /** The steps of the schema that this service knows. */
  readonly knownSchemas: readonly string[]
}

/**
 * Puts a backup where the settings say that data is kept, if nothing is there yet. All is checked
 * before anything is written; the database comes last, so that no row is without its file. Throws in
 * words for an operator.
 */
export async function restore({ settings, log, from, knownSchemas }: Wanted): Promise<Manifest> {
  const manifest = await readManifest(from)
  if (!knownSchemas.includes(manifest.schema)) {
    throw new OperatorFault(
      `the backup is of another version (${manifest.version}, ${manifest.schema}): restore it with that one`,
    )
  }
  refuseOtherKind(manifest, settings)
  await refuseDamaged(from, manifest)
  await refuseUsed(settings.dataFolder)
  await mkdir(settings.dataFolder, { recursive: true })

  if (settings.databaseUrl !== undefined) {
    await refuseTables(settings.databaseUrl, log)
    await putBackBeside(from, manifest, settings)
    await restoreDump(settings.databaseUrl, join(from, services.dump))
  } else await restoreCluster(from, manifest, settings)
  return manifest
}

function refuseOtherKind({ database }: Manifest, { databaseUrl }: Settings): void {
  if (database === 'cluster' && databaseUrl !== undefined) {
    throw new OperatorFault(
      'the backup is of an embedded database: restore it without DATABASE_URL',
    )
  }
  if (database === 'dump' && databaseUrl === undefined) {
    throw new OperatorFault(
      'the backup is of a database of its own: DATABASE_URL has to name an empty one',
    )
  }
}

async function refuseDamaged(from: string, { files }: Manifest): Promise<void> {
  for (const { path, bytes, sha256 } of files) {
    const found = await weighFile(join(from, path))
    if (found === undefined) throw new OperatorFault(`the backup is not whole: ${path} is missing`)
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new OperatorFault(`the backup is damaged: ${path} is not what was written`)
    }
  }
}

async function refuseUsed(dataFolder: string): Promise<void> {
  const there = await readdir(dataFolder).catch((error) => {
    if (isGone(error)) return []
    throw error
  })
  if (there.length > 0) throw new OperatorFault(whyUsed(dataFolder))
}

async function refuseTables(url: string, log: Log): Promise<void> {
  const { db, close } = openDatabase({ url, log, size: 1 })
  try {
    const { rows } = await sql`
      select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1
    `.execute(db)
    if (rows.length > 0) throw new OperatorFault('DATABASE_URL names a database that is not empty')
  } finally {
    await close()
  }
}

/** Put together beside its place and renamed at the end, so that nobody starts half a cluster. */
async function restoreCluster(from: string, manifest: Manifest, settings: Settings): Promise<void> {
  const { folder, cluster, account } = await serverPlace(embeddedIn(settings))
  // Of root's data folders some have their database elsewhere, where PostgreSQL's user can reach it.
  if (existsSync(cluster)) throw new OperatorFault(whyUsed(cluster))
  const unfinished = await mkdtemp(join(folder, 'unfinished-'))
  try {
    await putBack(from, manifest, services.cluster, unfinished)
    await putBackBeside(from, manifest, settings)
    const restored = join(unfinished, services.cluster)
    if (account) await runAs(undefined, 'chown', ['-R', `${account.uid}:${account.gid}`, restored])
    await rename(restored, cluster)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** What lies in the data folder beside a database. */
async function putBackBeside(
  from: string,
  manifest: Manifest,
  { mode, dataFolder }: Settings,
): Promise<void> {
  await putBack(from, manifest, services.files, dataFolder)
  if (mode !== 'demo') return
  for (const name of demoKeyFiles) await putBack(from, manifest, name, dataFolder)
}

/** One part of the backup, under its name, into a folder. */
async function putBack(
  from: string,
  { folders, files }: Manifest,
  part: string,
  to: string,
): Promise<void> {
  const isOfPart = (path: string) => path === part || path.startsWith(`${part}/`)
  for (const path of folders.filter(isOfPart)) await mkdir(join(to, path), { mode: 0o700 })
  for (const { path, sha256 } of files.filter((file) => isOfPart(file.path))) {
    const copied = await copyFile(join(from, path), join(to, path))
    if (copied?.sha256 !== sha256)
      throw new OperatorFault(`the backup was changed meanwhile: ${path}`)
  }
}

function whyUsed(folder: string): string {
  return `${folder} is not empty, and a service may be running on it: name a new DATA_FOLDER`
}
