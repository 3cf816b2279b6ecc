import { readFile, stat } from 'node:fs/promises'
import type { Figure, Scenario } from '../figure.ts'

const dist = new URL('../../apps/web/dist/', import.meta.url)
/** As in `.size-limit.js`, where index.html is part of it. */
const entryAtMost = 65
const pageAtMost = 12

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** Kilobytes over the wire: what every page loads, and what each page adds to that. */
export const pageChunks: Scenario = {
  name: 'page-chunks',
  async run() {
    const manifest: Manifest = JSON.parse(
      await readFile(new URL('.vite/manifest.json', dist), 'utf8'),
    )
    const entry = withImports('index.html', manifest)
    const pages = Object.keys(manifest).filter((key) => isPage(chunkOf(key, manifest)))
    const entryFigure = sizeFigure('entry, script and style', await sizeOf(entry), entryAtMost)
    return [entryFigure, ...(await Promise.all(pages.map(pageFigure)))]

    async function pageFigure(page: string): Promise<Figure> {
      const chunk = chunkOf(page, manifest)
      const added = [...withImports(page, manifest)].filter((key) => !entry.has(key))
      return {
        ...sizeFigure(`page chunk ${chunk.name}`, await sizeOf([page]), pageAtMost),
        beside: [{ name: 'with shared chunks', value: await sizeOf(added) }],
      }
    }

    async function sizeOf(keys: Iterable<string>): Promise<number> {
      const sizes = await Promise.all([...keys].map((key) => kilobytesOf(chunkOf(key, manifest))))
      return sizes.reduce((total, size) => total + size, 0)
    }
  },
}

function sizeFigure(what: string, ours: number, atMost: number): Figure {
  return {
    what: `${what}, brotli`,
    ours,
    unit: 'kB',
    beside: [],
    reach: `≤ ${atMost} kB`,
    isReached: ours <= atMost,
  }
}

/** The PDF viewer has limits of its own: it comes only to those who open a document. */
function isPage({ src = '', name }: Chunk): boolean {
  return src.endsWith('Page.tsx') && name !== 'PolicyPdfPage'
}

/** A chunk and all that it imports, at whatever distance. */
function withImports(key: string, manifest: Manifest): ReadonlySet<string> {
  const needed = new Set([key])
  for (const each of needed) {
    for (const imported of chunkOf(each, manifest).imports ?? []) needed.add(imported)
  }
  return needed
}

function chunkOf(key: string, manifest: Manifest): Chunk {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`the build of apps/web has no chunk ${key}`)
  return chunk
}

async function kilobytesOf({ file, css = [] }: Chunk): Promise<number> {
  const files = await Promise.all([file, ...css].map((each) => stat(new URL(`${each}.br`, dist))))
  return files.reduce((total, { size }) => total + size, 0) / 1000
}
