import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run-program.mjs'

const ignoredFolders = new Set(['node_modules', 'dist', 'test'])
const ignoredFiles = /\.test\.tsx?$|^\.DS_Store$/

/**
 * One hash over the names and contents of all that goes into a build. Contents, not times: a fresh
 * checkout or a copied tree keeps its builds. One file after the other, for some systems let a program
 * open only a few at once.
 *
 * @param {readonly string[]} sources files and folders of the checkout
 */
export function fingerprintOf(sources) {
  const hash = createHash('sha256').update(process.versions.modules)
  for (const file of sources.flatMap((source) => filesIn(join(root, source)))) {
    const content = readFileSync(file)
    hash.update(`\0${relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]} a file itself, or all files below a folder, always in one order
 */
function filesIn(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) =>
      entry.isDirectory() ? !ignoredFolders.has(entry.name) : !ignoredFiles.test(entry.name),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(path, entry.name)
      return entry.isDirectory() ? filesIn(inner) : [inner]
    })
}
