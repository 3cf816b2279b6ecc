import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { root } from '../run-program.mjs'

/** One file of the customer site, read as code and not as text: comments say nothing. */
export interface SiteFile {
  /** Below `apps/web/src`. */
  readonly path: string
  readonly tree: ts.SourceFile
  /** What it imports: a path below `apps/web/src`, or a module of the contract as it is named there. */
  readonly imports: readonly string[]
}

const folder = join(root, 'apps/web/src')

/** All that a visitor can load; tests, the gallery and stand-ins of tests are no part of it. */
export function readSite(): SiteFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/gallery\/|fake-/.test(path))
    .sort()
    .map((path) => {
      const tree = ts.createSourceFile(
        path,
        readFileSync(join(folder, path), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
        path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
      )
      return { path, tree, imports: importsOf(path, tree) }
    })
}

function importsOf(path: string, tree: ts.SourceFile): string[] {
  return tree.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier }) => {
    if (!ts.isStringLiteral(moduleSpecifier)) return []
    const { text } = moduleSpecifier
    return [text.startsWith('.') ? posix.join(posix.dirname(path), text) : text]
  })
}
