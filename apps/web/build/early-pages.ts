import type { Plugin, Rolldown } from 'vite'
import { routes } from '../src/app/routes.ts'

/**
 * Writes into index.html which files each route needs, so that its inline script can fetch them
 * before the entry has run, and lets the page paint before its style sheet has come.
 */
export function earlyPages(): Plugin {
  return {
    name: 'early-pages',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const html = bundle['index.html']
      if (html?.type !== 'asset') throw new Error('index.html is not part of the build')
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const files = new Set<string>()
      const pages = Object.fromEntries(
        routes.map(({ path, title, page }) => [
          path,
          [title, ...indexed(filesOf(page, chunks), files)],
        ]),
      )
      html.source = sheetAfterSkeleton(String(html.source))
        .replace('[]/*FILES*/', JSON.stringify([...files]))
        .replace('{}/*PAGES*/', JSON.stringify(pages).replaceAll('<', '\\u003C'))
    },
  } satisfies Plugin
}

function filesOf(page: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${page}.tsx`))
  if (own === undefined) throw new Error(`no chunk for page ${page}`)
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'))
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])])
  const scripts = [own.fileName, ...own.imports].filter((file) => !known.has(file))
  const sheets = scripts.flatMap((file) => sheetsOf(chunks.find((each) => each.fileName === file)))
  return [...scripts, ...sheets]
}

/** Most pages share their files, so a page names each by its place in one list. */
function indexed(names: readonly string[], files: Set<string>): number[] {
  for (const name of names) files.add(name)
  const places = [...files]
  return names.map((name) => places.indexOf(name))
}

function sheetsOf(chunk: Rolldown.OutputChunk | undefined): string[] {
  return [...(chunk?.viteMetadata?.importedCss ?? [])]
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
