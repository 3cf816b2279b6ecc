import type { DayCounts, DayKind } from '@ecenter/contract/day/desk/day-row.ts'
import { reportsPath } from '../../accident-reports/report-paths.ts'
import { casesPath } from '../../appeals/case-paths.ts'
import { documentsPath } from '../../claims/claim-paths.ts'
import { wishesPath } from '../../core/wishes-path.ts'
import { linksPath } from '../../links/link-paths.ts'
import { ordersPath } from '../../orders/order-paths.ts'
import { leadsPath } from '../../purchases/lead-paths.ts'
import { returnsPath } from '../../return-insurance/return-paths.ts'
import { contentDraftsPath } from '../../shell/content/content-paths.ts'
import { claimsPath, deadEventsPath, homePath, looksPath } from '../../shell/shell-paths.ts'
import { dayKinds } from './day-kinds.ts'

export type Counts = Pick<DayCounts, 'kinds'>

/**
 * At which way in of the menu what comes of a kind is counted: at the day itself where no other lists it. Chats count
 * and call themselves; chats to be summed up and promises of claims follow from what staff just did.
 */
const menuPaths: Readonly<Record<Exclude<DayKind, 'chat' | 'wrap-up' | 'claim'>, string>> = {
  lead: leadsPath,
  report: reportsPath,
  document: documentsPath,
  approval: claimsPath,
  nudge: claimsPath,
  'payee-change': claimsPath,
  case: casesPath,
  return: returnsPath,
  content: contentDraftsPath,
  request: wishesPath,
  wish: wishesPath,
  'dead-letter': deadEventsPath,
  'staff-request': '/staff',
  finding: looksPath,
  link: linksPath,
  'failed-refund': linksPath,
  'double-payment': linksPath,
  refund: ordersPath,
  unissued: ordersPath,
  'call-back': homePath,
  'only-proven': homePath,
}

export function menuPathOf(kind: DayKind): string | undefined {
  return kind in menuPaths ? menuPaths[kind as keyof typeof menuPaths] : undefined
}

/** How many wait at each way in. What is late counts at the day too, whatever its kind, but not twice. */
export function countsOfMenu({ kinds }: Counts): ReadonlyMap<string, number> {
  const counts = new Map<string, number>([[homePath, 0]])
  const add = (path: string, count: number) => counts.set(path, (counts.get(path) ?? 0) + count)
  for (const { kind, total, late } of kinds) {
    const path = menuPathOf(kind)
    if (path !== undefined) add(path, total)
    if (path !== homePath) add(homePath, late)
  }
  return counts
}

/** What there is more of than before, in words that tell nothing of anybody; a kind that nobody counted before came with a role. */
export function whatCame(before: Counts, now: Counts): string | undefined {
  const earlier = new Map(before.kinds.map((count) => [count.kind, count]))
  const named = (more: (was: Counts['kinds'][number], is: Counts['kinds'][number]) => boolean) =>
    now.kinds
      .filter((is) => menuPathOf(is.kind) !== undefined && more(earlier.get(is.kind) ?? is, is))
      .map(({ kind }) => dayKinds[kind].name)
      .join('、')
  const given = named((was, is) => (is.given ?? 0) > (was.given ?? 0))
  // A second file for a claim that waits already is no more of them, and new.
  const came = named(
    (was, is) => is.total > was.total || (is.parts ?? 0) > (was.parts ?? is.parts ?? 0),
  )
  const words = [given && `分给您：${given}`, came && `新到：${came}`].filter(Boolean)
  return words.length === 0 ? undefined : words.join('；')
}
