import ts from 'typescript'
import type { SiteFile } from './site-files.ts'

/** Where a field of a store gets its value, and where that is looked at; files below `apps/web/src`. */
export interface FieldUses {
  readonly fed: readonly string[]
  readonly read: readonly string[]
}

/**
 * The uses of each field of a store, in the files that import it. A form that names its fields as texts
 * (`name: 'school'`) both feeds and reads them.
 */
export function usesOfFields(
  store: string,
  fields: readonly string[],
  files: readonly SiteFile[],
): Map<string, FieldUses> {
  const uses = new Map(
    fields.map((field) => [field, { fed: [] as string[], read: [] as string[] }]),
  )
  for (const { path, tree, imports } of files) {
    if (!imports.includes(store)) continue
    for (const [field, way] of namesIn(tree)) {
      const found = uses.get(field)
      for (const each of way === 'both' ? (['fed', 'read'] as const) : [way]) {
        if (found && !found[each].includes(path)) found[each].push(path)
      }
    }
  }
  return uses
}

type Way = 'fed' | 'read' | 'both'

function namesIn(tree: ts.SourceFile): [name: string, way: Way][] {
  const found: [string, Way][] = []
  const visit = (node: ts.Node) => {
    const use = useAt(node)
    if (use !== undefined) found.push(use)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function useAt(node: ts.Node): [string, Way] | undefined {
  if (ts.isImportDeclaration(node)) return undefined
  if (ts.isPropertyAccessExpression(node)) return [node.name.text, 'read']
  if (ts.isBindingElement(node)) {
    const name = node.propertyName ?? node.name
    return ts.isIdentifier(name) ? [name.text, 'read'] : undefined
  }
  if (ts.isShorthandPropertyAssignment(node)) return [node.name.text, 'fed']
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) return [node.name.text, 'fed']
  return ts.isStringLiteral(node) ? [node.text, 'both'] : undefined
}
