import type { Rolldown } from 'vite'

/** Who imports whom, as the build knows it. */
export type Graph = Rolldown.ChunkingContext

/** The gallery of widgets is no part of the site. */
const gallery = /\/kit\.html$/

/** Entries, pages and other parts that are loaded when needed, by which a module is needed at once. */
export function entriesOf(
  id: string,
  graph: Graph,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const before = known.get(id)
  if (before !== undefined) return before
  const found = new Set<string>()
  // What a cycle leads back to adds nothing.
  known.set(id, found)
  const info = graph.getModuleInfo(id)
  const isEntry = info !== null && (info.isEntry || info.dynamicImporters.length > 0)
  if (isEntry && !gallery.test(id)) found.add(id)
  for (const importer of info?.importers ?? []) {
    for (const entry of entriesOf(importer, graph, known)) found.add(entry)
  }
  return found
}

/** An entry and all that it imports at once, at whatever distance. */
export function modulesOf(entry: string, graph: Graph): string[] {
  const found = new Set([entry])
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return [...found]
}

/** The folder below `src` in which a module lies. */
export function roomOf(id: string): string {
  return /\/src\/([\w-]+)\//.exec(id)?.[1] ?? 'shared'
}
