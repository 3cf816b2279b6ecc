import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

/** What is built stays here, whatever becomes of the checkout; PostgreSQL, which is not root, finds it there. */
const kept = `/var/tmp/ecenter-citus-${userInfo().uid}`

/** Nothing is sent home, nothing is compressed but by what PostgreSQL's own headers ask for. */
const leftOut = ['--without-libcurl', '--without-lz4']

/**
 * A PostgreSQL with Citus beside it, made of the source tree; its folder of programs. Built the first
 * time, and found again by the hash of all that it is made of. Nothing of the system is changed: the
 * programs look for what belongs to them beside themselves, so the copy has both.
 */
export function builtCitus(source: string): string {
  const version = say('pg_config', '--version')
  const home = join(kept, hashOf(source, version))
  const programs = join(home, say('pg_config', '--bindir'))
  if (existsSync(home)) return programs
  console.log(`Citus is built from ${source} for ${version}: some minutes, once`)
  const half = `${home}.half`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true, mode: 0o755 })
  for (const part of ['--bindir', '--pkglibdir', '--sharedir'])
    copyInto(half, say('pg_config', part))
  const work = join(half, 'work')
  cpSync(source, work, { recursive: true, verbatimSymlinks: true })
  build(work, half)
  rmSync(work, { recursive: true })
  renameSync(half, home)
  return programs
}

function copyInto(home: string, folder: string): void {
  cpSync(folder, join(home, folder), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\/(bitcode|pgxs|man)$/.test(path),
  })
}

function build(work: string, home: string): void {
  const options: ExecFileSyncOptions = { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] }
  // Older than what it is made from, it would be made anew, by programs that nobody else needs.
  execFileSync('touch', ['configure'], options)
  execFileSync(join(work, 'configure'), leftOut, options)
  const make = (...words: readonly string[]) =>
    execFileSync('nice', ['make', '--silent', 'with_llvm=no', ...words], options)
  make('extension')
  make('install-extension', `DESTDIR=${home}`)
}

function hashOf(source: string, version: string): string {
  const hash = createHash('sha256').update(`${version} ${leftOut}`)
  for (const path of filesOf(source))
    hash.update(`${path}\n`).update(readFileSync(join(source, path)))
  return hash.digest('hex').slice(0, 16)
}

/** All but its own tests and history, in one order. */
function filesOf(source: string): string[] {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1))
    .filter((path) => !/^(\.git|src\/test)\//.test(path))
    .sort()
}

function say(program: string, ...args: readonly string[]): string {
  return execFileSync(program, args).toString().trim()
}
