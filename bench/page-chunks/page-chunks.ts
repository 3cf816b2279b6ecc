import { readFile, stat } from 'node:fs/promises'
import type { Scenario } from '../figure.ts'

const dist = new URL('../../apps/web/dist/', import.meta.url)
const kilobytesAtMost = 12

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly css?: readonly string[]
}

/** What a page adds to what all pages share: its own script and style, as they go over the wire. */
export const pageChunks: Scenario = {
  name: 'page-chunks',
  async run() {
    const manifest: Record<string, Chunk> = JSON.parse(
      await readFile(new URL('.vite/manifest.json', dist), 'utf8'),
    )
    const pages = Object.values(manifest).filter(
      ({ src = '', name }) => src.endsWith('Page.tsx') && name !== 'PolicyPdfPage',
    )
    const sizes = await Promise.all(pages.map(kilobytesOf))
    const ours = Math.max(...sizes)
    return [
      {
        what: `largest of ${pages.length} page chunks, PDF viewer aside, brotli`,
        ours,
        unit: 'kB',
        beside: [],
        reach: `≤ ${kilobytesAtMost} kB`,
        isReached: ours <= kilobytesAtMost,
      },
    ]
  },
}

async function kilobytesOf({ file, css = [] }: Chunk): Promise<number> {
  const files = await Promise.all([file, ...css].map((each) => stat(new URL(`${each}.br`, dist))))
  return files.reduce((total, { size }) => total + size, 0) / 1000
}
