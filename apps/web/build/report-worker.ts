import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { filesOf, withImports } from './early-pages.ts'

type Chunk = Rolldown.OutputChunk

const source = new URL('../src/accident-reports/offline/report-worker.ts', import.meta.url)

/** Writes the service worker of `/report`, with all files by which that page runs without a line. */
export function reportWorker(): Plugin {
  return {
    name: 'report-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const files = filesOf(chunksOfReport(chunks)).map((name) => `/${name}`)
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 8)
        const filled = placed(readFileSync(source, 'utf8'), files, version)
        const { code } = await transformWithOxc(filled, source.pathname)
        const written = minifySync('report-worker.js', code).code
        this.emitFile({ type: 'asset', fileName: 'report-worker.js', source: written })
      },
    },
  } satisfies Plugin
}

function placed(code: string, files: readonly string[], version: string): string {
  const list = files.map((file) => JSON.stringify(file)).join()
  const filled = code.replace('/*VERSION*/', version).replace('/*FILES*/', list)
  if (!filled.includes(version) || !filled.includes(list)) throw new Error('the worker has no list')
  return filled
}

/** The page with what it imports, and what these load later; what brings other pages along needs a line. */
function chunksOfReport(chunks: readonly Chunk[]): Chunk[] {
  const entry = chunkWith('/index.html', chunks)
  const page = chunkWith('/accident-reports/ReportPage.tsx', chunks)
  const first = new Set([entry, page].flatMap((each) => withImports(each, chunks)))
  const later = [...first]
    .flatMap(({ dynamicImports }) => dynamicImports)
    .flatMap((name) => chunks.filter(({ fileName }) => fileName === name))
    .map((each) => withImports(each, chunks).filter((chunk) => !first.has(chunk)))
    .filter((brought) => !brought.some(isOfPages))
  return [...new Set([...first, ...later.flat()])]
}

/** A page, or the room that holds small ones. */
function isOfPages({ moduleIds }: Chunk): boolean {
  return moduleIds.some((id) => id.endsWith('Page.tsx'))
}

function chunkWith(module: string, chunks: readonly Chunk[]): Chunk {
  const own = chunks.find(
    ({ facadeModuleId, moduleIds }) =>
      facadeModuleId?.endsWith(module) || moduleIds.some((id) => id.endsWith(module)),
  )
  if (own === undefined) throw new Error(`no chunk for ${module}`)
  return own
}
