import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-program.mjs'

/** One change that breaks the product for somebody, and the tests of the gate that see it. */
export interface Mutant {
  readonly number: number
  readonly name: string
  /** Where the patch lies, below the checkout. */
  readonly patch: string
  /** The files that it changes. */
  readonly changes: readonly string[]
  readonly caughtBy: readonly string[]
}

const folder = 'tools/mutants'

/** All of them, in the order of their numbers. */
export function allMutants(): Mutant[] {
  return readdirSync(join(root, folder))
    .sort()
    .map((file) => mutantOf(`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')))
}

/** A patch begins with a few lines for people, which `git apply` passes over; the last names the tests. */
export function mutantOf(patch: string, text: string): Mutant {
  const [, number = '', name = ''] = /\/(\d\d)-([a-z\d-]+)\.patch$/.exec(patch) ?? []
  const [, tests = ''] = /^Caught by: (.+)$/m.exec(text) ?? []
  const changes = [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file)
  return { number: Number(number), name, patch, changes, caughtBy: tests.split(', ') }
}

/** Why a file is none that `npm test` runs; undefined where it is one. */
export function whyNotOfGate(test: string): string | undefined {
  if (!isUnitTest(test) && !isJourney(test)) return `${test} is no test of the product`
  if (/\.full\.(?:test|spec)\./.test(test)) return `${test} is not of the gate`
  return existsSync(join(root, test)) ? undefined : `${test} is not there`
}

export function isUnitTest(test: string): boolean {
  return /^(?:apps|packages)\/.+\.test\.tsx?$/.test(test)
}

export function isJourney(test: string): boolean {
  return /^e2e\/.+\.spec\.ts$/.test(test)
}
