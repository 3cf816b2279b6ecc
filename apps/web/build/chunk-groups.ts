import type { Rolldown } from 'vite'

/** The entry, and the first page of most visits; the other forms need much the same. */
const firstVisit = /\/src\/(main|policies\/CarPolicyQueryPage)\.tsx$/

/**
 * Few files on a first visit: each costs a round trip, and compresses worse than as part of one.
 * React keeps its name between releases; what the forms share is one file beside each page's own.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const needed = new Map<string, boolean>()
  return [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
    {
      debugName: 'first',
      name: (id, context) => (isNeeded(id, context, needed) ? 'first' : null),
    },
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
