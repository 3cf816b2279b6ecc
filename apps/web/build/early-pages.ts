import { readdirSync, statSync } from 'node:fs'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { routeRows } from '../src/app/route-rows.ts'

type Chunk = Rolldown.OutputChunk

/** A browser asks for six files at a time; what is smaller than this waits until the session is asked for. */
const headBytesAtLeast = 10_000

/**
 * Writes into index.html which files each route needs, so that its inline script can fetch them
 * before the entry has run, and lets the page paint before its style sheet has come. The route table
 * that it writes there is the one that the pages have.
 */
export function earlyPages(): Plugin {
  return {
    name: 'early-pages',
    enforce: 'post',
    // The table stands in index.html already.
    transform: {
      filter: { id: /\/src\/app\/route-rows\.ts$/ },
      handler: () => ({ code: 'export const routeRows = self.siteRoutes', map: null }),
    },
    apply: 'build',
    generateBundle: {
      // Only then has vite written the names of files into the chunks.
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html']
        if (html?.type !== 'asset') throw new Error('index.html is not part of the build')
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'))
        if (entry === undefined) throw new Error('index.html has no entry')
        const first = largestFirst(withImports(entry, chunks).slice(1))
        const known = new Set([entry, ...first])
        const files = new Set(shareFileNames(chunks))
        const rows = routeRows.map((row) => {
          const needed = [entry, chunkOf(row.page, chunks)].flatMap((each) =>
            withImports(each, chunks),
          )
          const missing = new Set(needed.filter((chunk) => !known.has(chunk)))
          const page = pageModules.indexOf(row.page)
          return { ...row, page, files: indexed(filesOf([...missing]), files) }
        })
        nameByPlace(chunks, [...files])
        html.source = withShortScript(
          withHead(sheetAfterSkeleton(String(html.source)), first)
            .replace('[]/*FILES*/', JSON.stringify([...files]))
            .replace('[]/*ROUTES*/', JSON.stringify(alike(rows)).replaceAll('<', '\\u003C')),
        )
      },
    },
  } satisfies Plugin
}

/** A page of the build is named by its place alone, so no visit reads the paths of all pages. */
export function pagesByPlace(): Plugin {
  const all = pageModules.map((page) => `() => import('../${page}.tsx')`)
  return {
    name: 'pages-by-place',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/app\/pages\.ts$/ },
      handler: (code) => ({
        code: code.replace(/import\.meta\.glob<.*?\)\n/s, `[${all}]\n`),
        map: null,
      }),
    },
  }
}

const source = new URL('../src/', import.meta.url)

/** All pages below the sources, in the order in which `pages.ts` finds them. */
const pageModules = readdirSync(source)
  .flatMap((room) =>
    statSync(new URL(room, source)).isDirectory()
      ? readdirSync(new URL(room, source)).map((file) => `${room}/${file}`)
      : [],
  )
  .filter((path) => path.endsWith('Page.tsx'))
  .sort()
  .map((path) => path.slice(0, -'.tsx'.length))

/** What vite writes into a chunk: the files that its dynamic imports need, which index.html names too. */
const fileNames = /m\.f=(\[[^\]]*\])/

/**
 * A first visit reads the names of all files once: the chunk that imports pages takes them from
 * index.html. The gallery has no such list, so its entry brings its own.
 */
function shareFileNames(chunks: readonly Chunk[]): string[] {
  const importer = chunks.find(({ name, code }) => name === 'first' && fileNames.test(code))
  const [, names] = fileNames.exec(importer?.code ?? '') ?? []
  const gallery = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/kit.html'))
  if (importer === undefined || names === undefined || gallery === undefined) {
    throw new Error('no chunk names the files of the pages')
  }
  importer.code = importer.code.replace(fileNames, 'm.f=siteFiles')
  gallery.code = `self.siteFiles=${names};${gallery.code}`
  return JSON.parse(names)
}

/** What index.html names already the chunk that imports the pages names by its place there. */
function nameByPlace(chunks: readonly Chunk[], files: readonly string[]): void {
  const importer = chunks.find(
    ({ code }) => code.includes('m.f=siteFiles') && !code.startsWith('self'),
  )
  if (importer === undefined) throw new Error('no chunk imports the pages')
  const code = importer.code.replace(/import\(`\.\/([^`]+)`\)/g, (whole, name: string) => {
    const place = files.indexOf(`assets/${name}`)
    return place < 0 ? whole : `siteFile(${place})`
  })
  importer.code = `${code};function siteFile(e){return import("/"+siteFiles[e])}`
}

function largestFirst(chunks: readonly Chunk[]): Chunk[] {
  return chunks
    .filter(({ code }) => code.length >= headBytesAtLeast)
    .sort((one, other) => other.code.length - one.code.length)
}

function chunkOf(page: string, chunks: readonly Chunk[]): Chunk {
  const own = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(`/src/${page}.tsx`)),
  )
  if (own === undefined) throw new Error(`no chunk for page ${page}`)
  return own
}

/** A chunk and all that it imports, at whatever distance: what is found late costs a round trip. */
export function withImports(chunk: Chunk, chunks: readonly Chunk[]): Chunk[] {
  const needed = new Set([chunk])
  for (const { imports } of needed) {
    for (const each of chunks) if (imports.includes(each.fileName)) needed.add(each)
  }
  return [...needed]
}

export function filesOf(chunks: readonly Chunk[]): string[] {
  const sheets = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...chunks.map(({ fileName }) => fileName), ...sheets]
}

/** Most pages share their files, so a page names each by its place in one list. */
function indexed(names: readonly string[], files: Set<string>): number[] {
  for (const name of names) files.add(name)
  const places = [...files]
  return names.map((name) => places.indexOf(name))
}

/** What most pages need stands first in each, which compresses well; their order says nothing. */
function alike<Row extends { readonly files: readonly number[] }>(rows: readonly Row[]): Row[] {
  const all = rows.flatMap(({ files }) => files)
  const needs = (file: number) => all.filter((each) => each === file).length
  const inOrder = (files: readonly number[]) =>
    files.toSorted((one, other) => needs(other) - needs(one) || one - other)
  return rows.map((row) => ({ ...row, files: inOrder(row.files) }))
}

/** What every page needs stands before the entry, in the order given. */
function withHead(html: string, first: readonly Chunk[]): string {
  const links = first.map(
    ({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`,
  )
  return html
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<script type="module"', `${links.join('')}<script type="module"`)
}

/** A sheet in the head holds back the first paint; behind the skeleton it holds back nothing. */
function sheetAfterSkeleton(html: string): string {
  const sheets: string[] = []
  const head = html.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, (link) => {
    sheets.push(link)
    return ''
  })
  return head.replace('</body>', `${sheets.join('')}\n  </body>`)
}

/** Its comments are for us. */
function withShortScript(html: string): string {
  return html.replace(
    /(<script>)([\s\S]*?)(<\/script>)/,
    (_all, open: string, code: string, close: string) =>
      open + minifySync('inline.js', code).code + close,
  )
}
