import { existsSync, readFileSync } from 'node:fs'

const dist = 'apps/web/dist'
const deskDist = 'apps/desk/dist'

/** @typedef {{ file: string, name?: string, src?: string, imports?: string[], css?: string[] }} Chunk */

const chunks = manifestIn(dist)
const pages = Object.values(chunks).filter(({ src = '' }) => src.endsWith('Page.tsx'))
/** What the pages of one room share, and its small pages; named as its folder is. */
const rooms = Object.values(chunks).filter(
  ({ src, name = '' }) => src === undefined && existsSync(`apps/web/src/${name}`),
)
const firstFiles = filesToLoad('index.html')
const laterFiles = filesToLoad(keyOf('later'))
const isPdfViewer = (/** @type {Chunk} */ { name }) => name === 'PolicyPdfPage'

/** Limits in brotli bytes; 58.5 kB is what a React hello world weighs. */
export default [
  {
    name: 'first visit to /policy-query (1.17 × hello world)',
    path: ['index.html', ...firstFiles].map(inDist),
    limit: '68.7 kB',
  },
  {
    name: 'what goes on beside a first visit',
    path: laterFiles.filter((file) => !firstFiles.includes(file)).map(inDist),
    limit: '6.25 kB',
  },
  {
    name: 'first load of the desk',
    path: ['index.html', ...filesToLoad('index.html', manifestIn(deskDist))].map(
      (file) => `${deskDist}/${file}`,
    ),
    limit: '130 kB',
  },
  {
    name: 'what any second page brings',
    path: filesToLoad(keyOf('shared'))
      .filter((file) => !firstFiles.includes(file) && !laterFiles.includes(file))
      .map(inDist),
    limit: '38.8 kB',
  },
  ...[...rooms, ...pages]
    .filter((page) => !isPdfViewer(page))
    .map((page) => ({ name: page.name, path: ownFiles(page).map(inDist), limit: '12 kB' })),
]

/** @param {string} wanted a chunk's name */
function keyOf(wanted) {
  return Object.keys(chunks).find((key) => chunks[key]?.name === wanted) ?? wanted
}

/**
 * @param {string} entry its chunk and all that it imports, as files; the form is among them
 * @param {Record<string, Chunk>} manifest
 */
function filesToLoad(entry, manifest = chunks) {
  const needed = new Set([entry])
  for (const key of needed) {
    for (const imported of chunkIn(manifest, key).imports ?? []) needed.add(imported)
  }
  return [...new Set([...needed].flatMap((key) => ownFiles(chunkIn(manifest, key))))]
}

/**
 * @param {Record<string, Chunk>} manifest
 * @param {string} key
 */
function chunkIn(manifest, key) {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`the build has no chunk ${key}`)
  return chunk
}

/**
 * @param {string} folder
 * @returns {Record<string, Chunk>} what a build is made of, by its sources
 */
function manifestIn(folder) {
  return JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))
}

/** @param {Chunk} chunk */
function ownFiles({ file, css = [] }) {
  return [file, ...css]
}

/** @param {string} file */
function inDist(file) {
  return `${dist}/${file}`
}
