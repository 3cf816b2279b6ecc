import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'valibot'
import { type CoreState, coreState, newState, tidied } from './core-state.ts'

export interface KeptState {
  now(): CoreState
  /** Takes a change; when this returns, it outlives the process. */
  change(change: (state: CoreState) => CoreState): void
}

/**
 * The state as a file that is there whole or as it was before, whenever the process is killed: it is written
 * beside the old one and takes its name. One process has it.
 */
export function openState(folder: string, clock: () => number = Date.now): KeptState {
  const path = join(folder, 'state.json')
  let state = read(path)
  return {
    now: () => state,
    change(change) {
      const next = tidied(change(state), clock())
      write(path, next)
      state = next
    },
  }
}

function read(path: string): CoreState {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return newState
    throw error
  }
  return parse(coreState, JSON.parse(text))
}

function write(path: string, state: CoreState): void {
  const beside = `${path}.new`
  const file = openSync(beside, 'w', 0o600)
  try {
    writeSync(file, JSON.stringify(state))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(beside, path)
}
