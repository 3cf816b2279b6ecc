import { runProgram } from './run-program.mjs'

/* The journeys of the gate, in the browser that the distribution has today; arguments are Playwright's. */
const installed = await runProgram('bash', ['.ci/install-browser'])
process.exitCode =
  installed ||
  (await runProgram('npm', ['run', '--silent', 'test:e2e', '--', ...process.argv.slice(2)], {
    env: { BROWSER: '/usr/bin/chromium', RING: 'gate' },
  }))
