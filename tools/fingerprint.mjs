import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './run-program.mjs'

const ignoredFolders = new Set(['node_modules', 'dist', 'test'])
const ignoredFiles = /\.test\.tsx?$|^\.DS_Store$/

/**
 * One hash over the names and contents of all that goes into a build. Contents, not times: a fresh
 * checkout or a copied tree keeps its builds.
 *
 * @param {readonly string[]} sources files and folders of the checkout
 */
export async function fingerprintOf(sources) {
  const files = (await Promise.all(sources.map((source) => filesIn(join(root, source))))).flat()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256').update(process.versions.modules)
  for (const [index, content] of contents.entries()) {
    hash.update(`\0${relative(root, files[index] ?? '')}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {Promise<string[]>} a file itself, or all files below a folder, always in one order
 */
async function filesIn(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(rejectUnlessFile)
  if (entries === undefined) return [path]
  const wanted = entries
    .filter((entry) =>
      entry.isDirectory() ? !ignoredFolders.has(entry.name) : !ignoredFiles.test(entry.name),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const below = await Promise.all(
    wanted.map((entry) => {
      const inner = join(path, entry.name)
      return entry.isDirectory() ? filesIn(inner) : [inner]
    }),
  )
  return below.flat()
}

/** @param {NodeJS.ErrnoException} error */
function rejectUnlessFile(error) {
  if (error.code !== 'ENOTDIR') throw error
}
