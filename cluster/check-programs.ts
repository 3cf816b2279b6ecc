import { missingPackages } from './programs.ts'

/** Before anything starts: says what this machine lacks, and how it gets there. */
const missing = missingPackages()
if (missing.length > 0) {
  console.error(
    [
      `The tests of a cluster need what npm does not bring: ${missing.join(', ')}.`,
      'On Debian, as root:',
      `  apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`,
    ].join('\n'),
  )
  process.exit(1)
}
