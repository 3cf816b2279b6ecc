import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { browserOfTests } from './browser.ts'
import { isFullRing } from './ring.ts'

/** Another one lets two runs stand side by side on one machine. */
const firstPort = Number(process.env.E2E_PORT ?? 8090)
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * What changes for everybody (the queue of the chat, what staff write, orders of the demo that are paid)
 * is tested in order, on a service of its own: the desk's on one, the site's on another.
 */
const atDesk = ['**/desk/**/*.spec.ts']
const onSite = ['**/chat-*.spec.ts', '**/customer-service.spec.ts', '**/pay-order.spec.ts']
const leftOut = [
  ...(isFullRing ? [] : ['**/*.full.spec.ts']),
  ...(process.env.SCREENS === undefined ? ['**/screens.spec.ts'] : []),
]

/**
 * The built product, in the browser from npm or in that of `BROWSER`. Each service's limits count per
 * phone, so every test that proves one has a person of its own, and per address, which `visitor.ts`
 * gives each of them.
 */
export default defineConfig({
  testDir: fromHere('.'),
  outputDir: fromHere('../test-results'),
  reporter: 'list',
  // Two cores are idle a third of the time with one browser each.
  workers: 3,
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  ...(!isFullRing && { grepInvert: /@full/ }),
  // Ceilings for a machine that has a lot to do; nothing is meant to come near.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    actionTimeout: 60_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await browserOfTests(),
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'in order',
      testMatch: atDesk,
      testIgnore: leftOut,
      workers: 1,
      use: { baseURL: addressAt(firstPort + 1) },
    },
    {
      name: 'site in order',
      testMatch: onSite,
      testIgnore: leftOut,
      workers: 1,
      use: { baseURL: addressAt(firstPort + 2) },
    },
    {
      name: 'customers',
      testIgnore: [...atDesk, ...onSite, ...leftOut],
      use: { baseURL: addressAt(firstPort) },
    },
  ],
  // The demo's core decides on claims for customers; at the desk's own service staff do.
  webServer: [
    serviceAt(firstPort, 'core'),
    serviceAt(firstPort + 1, 'desk'),
    serviceAt(firstPort + 2, 'core'),
  ],
})

function addressAt(port: number): string {
  return `http://127.0.0.1:${port}`
}

function serviceAt(port: number, claimsDecidedBy: 'core' | 'desk') {
  return {
    command: 'node serve.mjs',
    cwd: fromHere('.'),
    // Believes what a visitor says of their address, for each test has one of its own.
    env: {
      PORT: `${port}`,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: 'loopback',
      CLAIMS_DECIDED_BY: claimsDecidedBy,
      // `content-review.spec.ts` reviews at a service of its own.
      CONTENT_REVIEW: 'off',
      VIOLATION_PAYMENT_URL: 'https://violations.example/pay',
    },
    url: `${addressAt(port)}/readyz`,
    reuseExistingServer: false,
    // Two minutes were nearly taken by a machine ten times as busy as it can be.
    timeout: 300_000,
    // Its database is a process of its own, and has to be asked to stop.
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  }
}
