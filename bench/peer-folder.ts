import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of a peer, ending in a slash; its packages are installed when they are missing. */
export function peerFolder(name: string): string {
  const folder = fileURLToPath(new URL(`peers/${name}/`, import.meta.url))
  if (!existsSync(`${folder}node_modules`)) run('npm', ['ci'], folder)
  return folder
}

/** What it prints goes to our error stream: the table stays alone on the other. */
export function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', process.stderr, 'inherit'] })
}
