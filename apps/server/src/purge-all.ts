import { purgeEvents, purgeWishes } from './core/out/purge-events.ts'
import { purgeReports } from './domains/accident-reports/store/purge-reports.ts'
import { purgePictures } from './domains/activities/store/purge-pictures.ts'
import { purgeConversations } from './domains/customer-service/store/purge-conversations.ts'
import { purgeMisses } from './domains/customer-service/store/robot-miss.repository.ts'
import { purgeLooking } from './domains/customers/store/customer-search.ts'
import { purgeFigures } from './domains/figures/store/roll-days.ts'
import { purgeUnusedLinks } from './domains/links/store/purge-unused-links.ts'
import type { ListServices } from './domains/list-services.ts'
import { purgeFindings } from './domains/looks/store/look-finding.repository.ts'
import { purgeOnlyProvenEnds } from './domains/person/store/only-proven-end.ts'
import { purgeDelegations } from './domains/person/store/unnotified-ends.ts'
import { purgeLeads } from './domains/purchases/store/lead.repository.ts'
import { purgeWords } from './domains/questionnaires/store/kept-answers.ts'
import type { Settings } from './platform/config/settings.ts'
import { purgeDrafts } from './platform/content/content-draft.repository.ts'
import {
  purgeLostLookupKeys,
  type SeenLost,
} from './platform/database/lookup-keys/purge-lost-lookup-keys.ts'
import { eachByItself } from './platform/jobs/each-by-itself.ts'
import { purgeEnded } from './platform/session/purge-ended.ts'
import { purgeKept } from './platform/staff/kept.repository.ts'
import { purgeStaffRequests } from './platform/staff/staff-request.repository.ts'

/** Removes what has ended. One that fails keeps no other from it: what names people would stay for good. */
export function purgeAll(
  services: ListServices,
  { leadsKeptDays, findingsKeptDays }: Pick<Settings, 'leadsKeptDays' | 'findingsKeptDays'>,
  seenLost: SeenLost,
): Promise<void> {
  const { db, clock } = services
  return eachByItself(services, [
    () => purgeEnded(db, clock),
    () => purgeMisses(db, clock),
    () => purgeKept(db, clock),
    () => purgeWords(db, clock),
    () => purgeConversations(services),
    () => purgeUnusedLinks(db, clock),
    () => purgeDelegations(db, clock),
    () => purgeOnlyProvenEnds(db, clock),
    () => purgeLeads(db, clock, leadsKeptDays),
    () => purgeReports(services),
    // Before pictures: a draft holds those that it was written with.
    () => purgeDrafts(db, clock),
    () => purgePictures(services),
    () => purgeFindings(db, clock, findingsKeptDays),
    () => purgeStaffRequests(services),
    () => purgeLooking(services),
    () => purgeEvents(services),
    () => purgeWishes(services),
    () => purgeFigures(services),
    () => services.files.purge(),
    // The longest, and what it removes opens nothing.
    () => purgeLostLookupKeys(services, seenLost),
  ])
}
