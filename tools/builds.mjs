import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprintOf } from './fingerprint.mjs'
import { root, runPackage } from './run-program.mjs'

/** What more than one app is built from. */
const sharedSources = ['packages/contract/src', 'package-lock.json', 'tsconfig.base.json']

/** What site and desk are built from beside. */
const browserSources = ['packages/client/src', 'packages/ui/src']

/** What vite is told; the manifest names the files of each page, which `.size-limit.js` weighs. */
const viteArguments = {
  server: ['build', '--logLevel', 'warn'],
  web: ['build', '--logLevel', 'warn', '--manifest'],
  desk: ['build', '--logLevel', 'warn', '--manifest'],
  'demo-core': ['build', '--logLevel', 'warn'],
}

/** @typedef {keyof typeof viteArguments} App */

/** @type {readonly App[]} */
const apps = ['server', 'web', 'desk', 'demo-core']

/**
 * Builds those apps whose sources are not those of their last build.
 *
 * @param {readonly App[]} wanted
 */
export async function buildIfStale(wanted = apps) {
  const states = await Promise.all(
    wanted.map(async (app) => ({ app, isFresh: (await stampOf(app)) === sourcesOf(app) })),
  ).catch(endBuild)
  await build(states.filter(({ isFresh }) => !isFresh).map(({ app }) => app))
}

/**
 * Builds apps, whatever is there. The stamp is that of the sources before the build, and is
 * written last: a build that broke off, or whose sources changed meanwhile, counts as stale.
 *
 * @param {readonly App[]} wanted
 */
export async function build(wanted = apps) {
  await Promise.all(
    wanted.map(async (app) => {
      const sources = sourcesOf(app)
      await rm(stampFile(app), { force: true })
      const code = await runPackage('vite/bin/vite.js', viteArguments[app], {
        folder: `apps/${app}`,
      })
      if (code !== 0) throw new BuildFailure(`apps/${app} was not built`)
      await writeFile(stampFile(app), sources)
    }),
  ).catch(endBuild)
}

class BuildFailure extends Error {}

/**
 * What the machine refuses (room on the disk, rights, open files) is told in a line; anything else is a bug of ours.
 *
 * @param {Error} error
 * @returns {never}
 */
function endBuild(error) {
  if (!(error instanceof BuildFailure) && !('syscall' in error)) throw error
  process.stderr.write(`the build broke off: ${error.message}\n`)
  process.exit(1)
}

/** @param {App} app */
function sourcesOf(app) {
  const shared = app === 'web' || app === 'desk' ? browserSources : []
  return fingerprintOf([`apps/${app}`, ...shared, ...sharedSources])
}

/** @param {App} app */
function stampOf(app) {
  return readFile(stampFile(app), 'utf8').catch(() => undefined)
}

/** @param {App} app */
function stampFile(app) {
  return join(root, 'apps', app, 'dist', '.built-from')
}
