import type { Rolldown } from 'vite'
import { glanceGroups, isGlance } from './glance-groups.ts'
import { entriesOf, type Graph, modulesOf, roomOf } from './module-graph.ts'

/** The entry, and the first page of most visits; the other forms need much the same. */
const firstVisit = /\/src\/(main|policies\/CarPolicyQueryPage)\.tsx$/

/** What every visit loads once its first page has been painted; it shall bring no room along. */
const later = /\/src\/shell\/begin-later\.ts$/

/** An icon of lucide; its indexes, which everybody imports, import them all. */
const icon = /\/lucide\/dist\/esm\/icons\/([\w-]+)\.mjs$/
const index = /\/lucide\/dist\/esm\/\w+\.mjs$/

/** The gallery needs it too, so the page that does cannot hold it. */
const isWidget = /\/src\/kit\/|\/packages\/ui\/src\//

/** Large, and needed in two rooms by those alone who open a document or hand it on. */
const reader =
  /\/documents\/(reading\/|FileView\.tsx$|use-viewer\.ts$|handing-out\/(Email\w+|use-email-\w+|Link\w+|OneUseLink|FileSheet)\.)/

/** The same for who sends a file or looks at one large. */
const files = new RegExp(
  [
    String.raw`/kit/\w+/(Picture\w+|UploadTiles?|upload-files|use-(picture-gestures|zoom|double-tap|strip)|swipe)\.`,
    '/documents/sending/',
    String.raw`/documents/handing-out/FileButton\.`,
    String.raw`/client/(files/(is-photo|send-file|send-pieces|size-fault)|src/form-data)\.ts$`,
    String.raw`/state/keeping/(kept-list|sealed-files)\.ts$|/contract/src/rules/pieces\.ts$`,
  ].join('|'),
)

/** The same for who chooses out of a long list by letter. */
const longLists = /\/kit\/\w+\/(Index\w+|index-\w+|SheetRoom|find-by-reading)\./

/** The same for who turns a wheel to a day, a time or an area. */
const wheels = new RegExp(
  [
    String.raw`/kit/\w+/(Wheel\w*|[\w-]*wheel[\w-]*|use-mouse-drag|(Area|Date)Field|(area|date)-columns)\.`,
    String.raw`/places/(AreaMapField|use-area-map)\.`,
  ].join('|'),
)

/** The same for who has asked for something that the core decides. */
const wishes = /\/(client\/use-wished-call|shell\/screen\/(WishNotice|late-wish-words))\./

/** The same for who names an account. */
const banking =
  /\/src\/banking\/|\/contract\/src\/(rules\/people\/bank-card-number|constants\/banks)\.ts$/

/** The same for who has a policy's or invoice's file made. */
const papers = /\/contract\/src\/(electronic-policies|invoices)\//

/** What several rooms need, and yet not everybody who opens a second page. */
const ofFew = [reader, files, longLists, wheels, wishes, banking, papers]

/** What we write ourselves. */
const own = /\/(apps\/web|packages\/(contract|client|ui))\/src\//

/**
 * Few files on a first visit: each costs a round trip, compresses worse than as part of one, and has
 * a name that every visit reads. React keeps its name between releases. What several rooms need is
 * one file; what one room alone needs is a file of its own, and holds the small pages of the room.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const needed = new Map<string, boolean>()
  const entries = new Map<string, ReadonlySet<string>>()
  return [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
    {
      debugName: 'first',
      name: (id, context) => {
        const [, iconName] = icon.exec(id) ?? []
        if (iconName === undefined) return isNeeded(id, context, needed) ? 'first' : null
        const drawers = drawersOf(id, iconName, context)
        if (drawers.some((each) => firstVisit.test(each) || isNeeded(each, context, needed)))
          return 'first'
        const isEarly = drawers.some((each) =>
          [...entriesOf(each, context, entries)].some(isGlance),
        )
        // Those of the first pages lie beside what these share.
        return isEarly ? null : 'icons'
      },
    },
    ...glanceGroups(entries),
    {
      debugName: 'later',
      test: own,
      name: (id, graph) =>
        [...entriesOf(id, graph, entries)].some((entry) => later.test(entry)) ? 'later' : null,
    },
    // A group takes along what its modules import, unless a group before it has that: the floors first.
    {
      debugName: 'shared',
      test: own,
      name(id, graph) {
        const rooms = new Set([...entriesOf(id, graph, entries)].map(roomOf))
        return rooms.size > 1 && !ofFew.some((few) => few.test(id)) ? 'shared' : null
      },
    },
    { name: 'reader', test: reader },
    { name: 'files', test: files },
    { name: 'long-lists', test: longLists },
    { name: 'wheels', test: wheels },
    { name: 'wishes', test: wishes },
    { name: 'banking', test: banking },
    { name: 'papers', test: papers },
    {
      debugName: 'rooms',
      test: own,
      name(id, graph) {
        const [entry, ...others] = entriesOf(id, graph, entries)
        if (entry === undefined || (others.length === 0 && isGlance(entry))) return null
        const isOfRoom =
          others.length > 0 || isWidget.test(id) || isSmallPage(entry, graph, entries)
        return isOfRoom ? roomOf(entry) : null
      },
    },
  ]
}

/** In characters of code; what is smaller is a poor reason for a file. */
const smallPageBelow = 6000

/** Whether a page needs hardly anything that no other part of the site does. */
function isSmallPage(
  entry: string,
  graph: Graph,
  known: Map<string, ReadonlySet<string>>,
): boolean {
  if (!entry.endsWith('Page.tsx')) return false
  const alone = modulesOf(entry, graph).filter((id) => entriesOf(id, graph, known).size === 1)
  const sizes = alone.map((id) => graph.getModuleInfo(id)?.code?.length ?? 0)
  return sizes.reduce((sum, size) => sum + size, 0) < smallPageBelow
}

/** Whether a first visit imports a module, at whatever distance. */
function isNeeded(id: string, graph: Graph, known: Map<string, boolean>): boolean {
  if (firstVisit.test(id)) return !id.endsWith('main.tsx')
  const before = known.get(id)
  if (before !== undefined) return before
  // What a cycle leads back to decides nothing.
  known.set(id, false)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const answer = importers.some((each) => firstVisit.test(each) || isNeeded(each, graph, known))
  known.set(id, answer)
  return answer
}

/** Modules that name an icon; that an index is imported says nothing. */
function drawersOf(id: string, iconName: string, graph: Graph): string[] {
  const words = iconName.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const isNamed = new RegExp(`\\b${words.join('')}\\b`)
  return (graph.getModuleInfo(id)?.importers ?? [])
    .flatMap((each) => graph.getModuleInfo(each)?.importers ?? [])
    .filter((each) => !index.test(each) && isNamed.test(graph.getModuleInfo(each)?.code ?? ''))
}
