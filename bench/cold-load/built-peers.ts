import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { peerFolder, run } from '../peer-folder.ts'

const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))

/** The built site of a peer, which is built when that is missing. */
export function builtPeer(name: string): string {
  const folder = peerFolder(name)
  const dist = `${folder}dist`
  if (!existsSync(dist)) run(process.execPath, [vite, 'build'], folder)
  return dist
}
