import type { Rolldown } from 'vite'
import { entriesOf, type Graph, roomOf } from './module-graph.ts'

/** What visits begin with beside the form: each fetches what it draws and little else (0116). */
const glances = {
  home: /\/src\/home\/HomePage\.tsx$/,
  me: /\/src\/person\/OverviewPage\.tsx$/,
  claim: /\/src\/claims\/ClaimProgressPage\.tsx$/,
  search: /\/src\/claims\/ClaimsQueryPage\.tsx$/,
}
type Glance = keyof typeof glances

/** A module that such a page needs, and others do too. */
interface Needed {
  readonly id: string
  readonly by: ReadonlySet<Glance>
  /** Whether so many other pages need it that any second page does. */
  readonly isCommon: boolean
  readonly rooms: number
}

/** What so many other pages need is no burden to any of them. */
const commonFrom = 7

const isContract = (id: string) => id.includes('/contract/src/')
const isPulled = (id: string) => /\/kit\/lists\/(PullToRefresh|pull|use-pull)\./.test(id)

/** What they share, file by file; the first that has a module gets it. */
const files: readonly { readonly name: string; readonly has: (needed: Needed) => boolean }[] = [
  { name: 'pull', has: ({ id }) => isPulled(id) },
  {
    name: 'terms',
    has: ({ id, by, isCommon }) =>
      by.has('search') && (by.has('claim') || (isCommon && isContract(id))),
  },
  { name: 'calls', has: ({ by, isCommon }) => by.has('home') && isCommon },
  { name: 'things', has: ({ id, by, isCommon }) => isOnly('me', by) && isCommon && isContract(id) },
  {
    name: 'states',
    has: ({ by, isCommon }) =>
      isCommon ? by.has('me') || by.has('claim') : by.has('me') && by.has('claim'),
  },
  { name: 'own', has: ({ by }) => isOnly('me', by) },
  { name: 'own-frame', has: ({ by }) => by.has('me') || by.has('home') },
  { name: 'choices', has: ({ by, isCommon }) => by.has('search') && isCommon },
  { name: 'searches', has: ({ by, rooms }) => by.has('search') && rooms > 1 },
  { name: 'claim-searches', has: ({ by }) => by.has('search') },
  { name: 'progress', has: ({ by }) => by.has('claim') },
]

function isOnly(glance: Glance, by: ReadonlySet<Glance>): boolean {
  return by.size === 1 && by.has(glance)
}

/** Files of the first pages; what one of them alone needs stays with it. */
export function glanceGroups(
  entries: Map<string, ReadonlySet<string>>,
): Rolldown.CodeSplittingGroup[] {
  return files.map(({ name, has }) => ({
    debugName: name,
    includeDependenciesRecursively: false,
    name(id, graph) {
      // What other pages draw has its file before these.
      if (/\/lucide\//.test(id)) return name === 'calls' ? name : null
      const needed = /\.html$/.test(id) ? undefined : neededOf(id, graph, entries)
      return needed !== undefined && has(needed) ? name : null
    },
  }))
}

function neededOf(
  id: string,
  graph: Graph,
  known: Map<string, ReadonlySet<string>>,
): Needed | undefined {
  const entries = [...entriesOf(id, graph, known)]
  const names = Object.keys(glances) as Glance[]
  const by = new Set(names.filter((name) => entries.some((entry) => glances[name].test(entry))))
  const others = entries.filter((entry) => !isGlance(entry))
  if (by.size === 0 || by.size + others.length === 1) return undefined
  return {
    id,
    by,
    isCommon: others.length >= commonFrom,
    rooms: new Set(entries.map(roomOf)).size,
  }
}

/** Whether an entry is one of these pages. */
export function isGlance(entry: string): boolean {
  return Object.values(glances).some((page) => page.test(entry))
}
