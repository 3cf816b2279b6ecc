import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { browserFromPackages } from './browser.ts'

/** Another one lets two runs stand side by side on one machine. */
const port = Number(process.env.E2E_PORT ?? 8090)
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The built product, in the browser from npm. One worker: all specs share one server, whose
 * limits count per phone, so every test that proves one has a person of its own, and per address,
 * which `visitor.ts` gives each of them.
 */
export default defineConfig({
  testDir: fromHere('.'),
  testIgnore: process.env.SCREENS === undefined ? 'screens.spec.ts' : [],
  outputDir: fromHere('../test-results'),
  reporter: 'list',
  workers: 1,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // Ceilings for a machine that has a lot to do; nothing is meant to come near.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    actionTimeout: 60_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await browserFromPackages(),
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node serve.mjs',
    cwd: fromHere('.'),
    // Believes what a visitor says of their address, for each test has one of its own.
    env: {
      PORT: `${port}`,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: 'loopback',
      VIOLATION_PAYMENT_URL: 'https://violations.example/pay',
    },
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    // Two minutes were nearly taken by a machine ten times as busy as it can be.
    timeout: 300_000,
    // Its database is a process of its own, and has to be asked to stop.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
