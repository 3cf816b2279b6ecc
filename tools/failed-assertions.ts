import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run-program.mjs'

/**
 * A test that failed because something was not as it expects. What does not load, takes too long, or
 * throws in its own preparations has told nothing.
 */
export interface FailedAssertion {
  /** Below the checkout. */
  readonly file: string
  readonly title: string
}

/** What vitest writes as JSON, as far as it is read here. */
export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** As vitest and fast-check begin what they say of it; what was polled for loses its name. */
const unitAssertion = /^(?:AssertionError|Error: expected |Error: Snapshot|Error: Property failed)/

export function failedUnitTests({ testResults }: UnitReport): FailedAssertion[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ failureMessages }) => failureMessages.some((said) => unitAssertion.test(said)))
      .map(({ fullName }) => ({ file: relative(root, name), title: fullName })),
  )
}

/** The same of Playwright. */
export interface JourneyReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly Suite[]
}

interface Suite {
  readonly specs: readonly Spec[]
  readonly suites?: readonly Suite[]
}

interface Spec {
  readonly file: string
  readonly title: string
  readonly tests: readonly {
    readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
  }[]
}

/** As Playwright begins it, once its colours are gone. */
const journeyAssertion = /^Error: .*expect.*\(/

export function failedJourneys({ config: { rootDir }, suites }: JourneyReport): FailedAssertion[] {
  return suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.flatMap(({ results }) => results).some(hasFailedAssertion))
    .map(({ file, title }) => ({ file: relative(root, join(rootDir, file)), title }))
}

function specsIn({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

function hasFailedAssertion({ errors }: Spec['tests'][number]['results'][number]): boolean {
  return errors.some(({ message = '' }) => journeyAssertion.test(stripVTControlCharacters(message)))
}
