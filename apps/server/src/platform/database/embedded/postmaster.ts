import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The server process, as it describes itself in the cluster. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
}

/** What `postmaster.pid` says; undefined when no server ran, or it is only just beginning. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = text.split('\n').map(Number)
  // In single-user mode, in which it listens nowhere, its number stands there as a negative one.
  return pid && port ? { pid: Math.abs(pid), port } : undefined
}

/** The same of a server that runs; a killed one leaves its file behind. */
export async function runningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(cluster)
  return postmaster && (await isServerOf(cluster, postmaster)) ? postmaster : undefined
}

/**
 * Removes the `postmaster.pid` of a killed server when its process number lives on as something
 * else: a zombie that nobody reaps, or, after a restart of the container, any other process.
 * PostgreSQL clears the file itself only when the number is free. Two servers can still not meet
 * in one cluster: its shared memory is keyed by the folder and refuses the second.
 */
export async function clearStalePostmaster(cluster: string): Promise<void> {
  const postmaster = await readPostmaster(cluster)
  if (postmaster === undefined || !isAlive(postmaster.pid)) return
  if (!(await isServerOf(cluster, postmaster))) await rm(join(cluster, 'postmaster.pid'))
}

/** A process that is no zombie, and that works in the cluster where that can be told. */
async function isServerOf(cluster: string, { pid }: Postmaster): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  const workplace = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return workplace === (await realpath(cluster))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
