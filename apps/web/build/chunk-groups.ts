import type { Rolldown } from 'vite'

/** The entry, and the first page of most visits; the other forms need much the same. */
const firstVisit = /\/src\/(main|policies\/CarPolicyQueryPage)\.tsx$/

/** An icon of lucide; its indexes, which everybody imports, import them all. */
const icon = /\/lucide\/dist\/esm\/icons\/([\w-]+)\.mjs$/
const index = /\/lucide\/dist\/esm\/\w+\.mjs$/

/**
 * Few files on a first visit: each costs a round trip, and compresses worse than as part of one.
 * React keeps its name between releases; what the forms share is one file beside each page's own,
 * what several later pages share is one more, and so are their icons.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const needed = new Map<string, boolean>()
  return [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
    {
      debugName: 'first',
      name: (id, context) => {
        const [, iconName] = icon.exec(id) ?? []
        if (iconName !== undefined && !isDrawn(id, iconName, context, needed)) return 'icons'
        return isNeeded(id, context, needed) ? 'first' : null
      },
    },
    { name: 'shared', test: /\/(apps\/web|packages\/contract)\/src\//, minShareCount: 2 },
  ]
}

/** Whether a first visit imports a module, at whatever distance. */
function isNeeded(
  id: string,
  context: Rolldown.ChunkingContext,
  known: Map<string, boolean>,
): boolean {
  if (firstVisit.test(id)) return !id.endsWith('main.tsx')
  const before = known.get(id)
  if (before !== undefined) return before
  // What a cycle leads back to decides nothing.
  known.set(id, false)
  const importers = context.getModuleInfo(id)?.importers ?? []
  const answer = importers.some((each) => firstVisit.test(each) || isNeeded(each, context, known))
  known.set(id, answer)
  return answer
}

/** Whether a module of a first visit names an icon; that an index is imported says nothing. */
function isDrawn(
  id: string,
  iconName: string,
  context: Rolldown.ChunkingContext,
  known: Map<string, boolean>,
): boolean {
  const words = iconName.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const isNamed = new RegExp(`\\b${words.join('')}\\b`)
  const drawers = (context.getModuleInfo(id)?.importers ?? [])
    .flatMap((each) => context.getModuleInfo(each)?.importers ?? [])
    .filter((each) => !index.test(each))
  return drawers.some(
    (each) =>
      (firstVisit.test(each) || isNeeded(each, context, known)) &&
      isNamed.test(context.getModuleInfo(each)?.code ?? ''),
  )
}
