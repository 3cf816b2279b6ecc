import { readFileSync } from 'node:fs'

const dist = 'apps/web/dist'

/** @typedef {{ file: string, name?: string, src?: string, imports?: string[], css?: string[] }} Chunk */

/** @type {Record<string, Chunk>} */
const chunks = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))
const pages = Object.values(chunks).filter(({ src = '' }) => src.endsWith('Page.tsx'))
const isPdfViewer = (/** @type {Chunk} */ { name }) => name === 'PolicyPdfPage'

/** Limits in brotli bytes; 58.5 kB is what a React hello world weighs. */
export default [
  {
    name: 'first visit to /policy-query (1.5 × hello world)',
    path: ['index.html', ...filesToLoad(['index.html', 'src/policies/CarPolicyQueryPage.tsx'])].map(
      inDist,
    ),
    limit: '87.7 kB',
  },
  ...pages
    .filter((page) => !isPdfViewer(page))
    .map((page) => ({ name: page.name, path: ownFiles(page).map(inDist), limit: '12 kB' })),
]

/** @param {readonly string[]} keys the chunks of these keys and all that they import, as files */
function filesToLoad(keys) {
  const needed = new Set(keys)
  for (const key of needed) for (const imported of chunkOf(key).imports ?? []) needed.add(imported)
  return [...new Set([...needed].flatMap((key) => ownFiles(chunkOf(key))))]
}

/** @param {string} key */
function chunkOf(key) {
  const chunk = chunks[key]
  if (chunk === undefined) throw new Error(`the build of apps/web has no chunk ${key}`)
  return chunk
}

/** @param {Chunk} chunk */
function ownFiles({ file, css = [] }) {
  return [file, ...css]
}

/** @param {string} file */
function inDist(file) {
  return `${dist}/${file}`
}
