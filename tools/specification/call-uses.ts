import ts from 'typescript'
import type { SiteFile } from './site-files.ts'

/** The files of the site that use a call, by the name under which the contract exports it. */
export function usesOfCall(name: string, files: readonly SiteFile[]): string[] {
  return files.filter((file) => imported(file).includes(name)).map(({ path }) => path)
}

function imported({ tree }: SiteFile): string[] {
  return tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const named = importClause?.namedBindings
    const isOfValues = importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword
    return isOfValues && named && ts.isNamedImports(named)
      ? named.elements
          .filter(({ isTypeOnly }) => !isTypeOnly)
          .map(({ propertyName, name }) => (propertyName ?? name).text)
      : []
  })
}
