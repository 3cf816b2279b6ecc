import ts from 'typescript'
import type { SiteFile } from './site-files.ts'

interface Exported {
  /** The name under which the contract exports the call. */
  readonly name: string
  /** The folder of the contract. */
  readonly subject: string
}

/** The files of the site that use a call. */
export function usesOfCall({ name, subject }: Exported, files: readonly SiteFile[]): string[] {
  const from = `@ecenter/contract/${subject}/`
  return files.filter((file) => imported(file, from).includes(name)).map(({ path }) => path)
}

function imported({ tree }: SiteFile, from: string): string[] {
  const imports = tree.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier: at }) => ts.isStringLiteral(at) && at.text.startsWith(from))
  return imports.flatMap(({ importClause }) => {
    const named = importClause?.namedBindings
    const isOfValues = importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword
    return isOfValues && named && ts.isNamedImports(named)
      ? named.elements
          .filter(({ isTypeOnly }) => !isTypeOnly)
          .map(({ propertyName, name }) => (propertyName ?? name).text)
      : []
  })
}
