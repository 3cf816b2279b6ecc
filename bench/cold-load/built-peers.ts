import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))

/** The built site of a peer, whose packages and build are made when they are missing. */
export function builtPeer(name: string): string {
  const folder = fileURLToPath(new URL(`../peers/${name}/`, import.meta.url))
  const dist = `${folder}dist`
  if (!existsSync(`${folder}node_modules`)) run('npm', ['ci'], folder)
  if (!existsSync(dist)) run(process.execPath, [vite, 'build'], folder)
  return dist
}

/** What it prints goes to our error stream: the table stays alone on the other. */
function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', process.stderr, 'inherit'] })
}
