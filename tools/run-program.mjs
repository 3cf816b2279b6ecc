import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

/** The checkout, so that every command works from any folder. */
export const root = dirname(import.meta.dirname)

/** @type {readonly NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** What a shell answers for a program that a signal ended. */
const endedBySignal = 130

/**
 * Runs a program in a folder of the checkout, on our terminal, to its end, and gives its exit
 * code. A signal that asks us to stop asks the program instead; we end when it has. With `log`, an
 * open file, what it prints goes there instead.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ folder?: string, env?: Record<string, string>, log?: number }} [place]
 * @returns {Promise<number>}
 */
export function runProgram(program, args, { folder = '', env = {}, log } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: join(root, folder),
      env: { ...process.env, ...env },
      stdio: log === undefined ? 'inherit' : ['ignore', log, log],
    })
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal)
    for (const signal of stopSignals) process.on(signal, forward)
    child.once('error', reject)
    child.once('close', (code) => {
      for (const signal of stopSignals) process.off(signal, forward)
      resolve(code ?? endedBySignal)
    })
  })
}

/**
 * The same for a program of an npm package, started without npm in between, which would add
 * a third of a second and a layer that signals have to pass.
 *
 * @param {string} file of the program, below node_modules
 * @param {readonly string[]} args
 * @param {{ folder?: string, env?: Record<string, string>, log?: number }} [place]
 */
export function runPackage(file, args, place) {
  return runProgram(process.execPath, [join(root, 'node_modules', file), ...args], place)
}
