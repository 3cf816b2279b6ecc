import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What a cluster is made of beside the service, with the package of Debian that brings it. */
const packageOf = {
  initdb: 'postgresql',
  pg_basebackup: 'postgresql',
  pg_ctl: 'postgresql',
  psql: 'postgresql',
  'redis-server': 'redis-server',
  nginx: 'nginx',
  openssl: 'openssl',
} as const

export type Program = keyof typeof packageOf

/** Debian keeps the programs of a PostgreSQL server out of everybody's way. */
const postgresFolder = '/usr/lib/postgresql'

/** The full path of a program; throws where it is not installed. */
export function pathOf(program: Program): string {
  const path = find(program)
  if (path === undefined) throw new Error(`${program} is not installed`)
  return path
}

/** The packages whose programs are not there. */
export function missingPackages(): string[] {
  const programs = Object.keys(packageOf) as Program[]
  const missing = programs.filter((program) => find(program) === undefined)
  return [...new Set(missing.map((program) => packageOf[program]))]
}

function find(program: Program): string | undefined {
  return folders()
    .map((folder) => join(folder, program))
    .find(isProgram)
}

/** The newest PostgreSQL first; nginx stands where only root looks. */
function folders(): string[] {
  const versions = listOf(postgresFolder)
    .map(Number)
    .sort((one, other) => other - one)
  return [
    ...versions.map((version) => join(postgresFolder, `${version}`, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
  ]
}

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
