import type { Migration } from 'kysely'
import { sessionsAndProofs } from './0001-sessions-and-proofs.ts'
import { carPolicies } from './0002-car-policies.ts'
import { policyDocuments } from './0003-policy-documents.ts'
import { analytics } from './0004-analytics.ts'
import { otherPolicies } from './0005-other-policies.ts'
import { endorsementDocuments } from './0006-endorsement-documents.ts'
import { auditSubjects } from './0007-audit-subjects.ts'
import { claims } from './0008-claims.ts'
import { claimDocuments } from './0009-claim-documents.ts'
import { appeals } from './0010-appeals.ts'
import { claimNotices } from './0011-claim-notices.ts'
import { invoices } from './0012-invoices.ts'
import { outlets } from './0013-outlets.ts'
import { announcements } from './0014-announcements.ts'
import { orders } from './0015-orders.ts'
import { deliveries } from './0016-deliveries.ts'
import { sandboxCashier } from './0017-sandbox-cashier.ts'
import { channels } from './0018-channels.ts'
import { conversations } from './0019-conversations.ts'
import { staff } from './0020-staff.ts'
import { content } from './0021-content.ts'
import { cases } from './0022-cases.ts'
import { chatsAtTheDesk } from './0023-chats-at-the-desk.ts'
import { promotersAndLeads } from './0024-promoters-and-leads.ts'
import { questionnaires } from './0025-questionnaires.ts'
import { returnClaims } from './0026-return-claims.ts'
import { shortLinks } from './0027-short-links.ts'
import { questionnairesAtTheDesk } from './0028-questionnaires-at-the-desk.ts'
import { returnStandings } from './0029-return-standings.ts'
import { linksAtTheDesk } from './0030-links-at-the-desk.ts'
import { leadsAtTheDesk } from './0031-leads-at-the-desk.ts'
import { paymentsByDay } from './0032-payments-by-day.ts'
import { imports } from './0033-imports.ts'
import { knownKeys } from './0034-known-keys.ts'
import { eventsOfTheCore } from './0035-events-of-the-core.ts'
import { imageCodeAnswers } from './0037-image-code-answers.ts'
import { growing } from './0038-growing.ts'
import { retiredKeys } from './0040-retired-keys.ts'
import { runsAnew } from './0041-runs-anew.ts'
import { searchSecret } from './0042-search-secret.ts'
import { clausesOfCovers } from './0044-clauses-of-covers.ts'
import { correctedPlates } from './0044-corrected-plates.ts'
import { refusedDocuments } from './0046-refused-documents.ts'
import { rejectsPaths } from './0046-rejects-paths.ts'
import { staffRequests } from './0048-staff-requests.ts'
import { startHours } from './0049-start-hours.ts'
import { fairQueue } from './0058-fair-queue.ts'
import { people } from './0060-people.ts'
import { onlyProven } from './0061-only-proven.ts'
import { privacy } from './0062-privacy.ts'
import { passkeys } from './0063-passkeys.ts'
import { family } from './0064-family.ts'
import { coreEvents } from './0067-core-events.ts'
import { coreEventIndexes } from './0068-core-event-indexes.ts'
import { coreKeys } from './0069-core-keys.ts'
import { rowsOfTheCore } from './0070-rows-of-the-core.ts'
import { toldAt } from './0070-told-at.ts'
import { claimApprovals } from './0073-claim-approvals.ts'
import { personAccess } from './0073-person-access.ts'
import { wishes } from './0074-wishes.ts'
import { wishNotes } from './0075-wish-notes.ts'
import { accidentReports } from './0080-accident-reports.ts'
import { keysOfAnswers } from './0081-keys-of-answers.ts'
import { customersAtTheDesk } from './0082-customers-at-the-desk.ts'
import { claimJudgements } from './0083-claim-judgements.ts'
import { claimWork } from './0083-claim-work.ts'
import { keptByStaff } from './0083-kept-by-staff.ts'
import { settlements } from './0084-settlements.ts'
import { noContactChanges } from './0086-no-contact-changes.ts'
import { casesTakenIn } from './0087-cases-taken-in.ts'
import { onlyProvenEnd } from './0088-only-proven-end.ts'
import { whatIsDone } from './0090-what-is-done.ts'
import { endsTold } from './0091-ends-told.ts'
import { receipts } from './0093-receipts.ts'
import { chatsAllDay } from './0094-chats-all-day.ts'
import { callNotes } from './0095-call-notes.ts'
import { dayFigures } from './0096-day-figures.ts'
import { companySignIn } from './0097-company-sign-in.ts'

/** Every step of the schema, in order; a step that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-sessions-and-proofs': sessionsAndProofs,
  '0002-car-policies': carPolicies,
  '0003-policy-documents': policyDocuments,
  '0004-analytics': analytics,
  '0005-other-policies': otherPolicies,
  '0006-endorsement-documents': endorsementDocuments,
  '0007-audit-subjects': auditSubjects,
  '0008-claims': claims,
  '0009-claim-documents': claimDocuments,
  '0010-appeals': appeals,
  '0011-claim-notices': claimNotices,
  '0012-invoices': invoices,
  '0013-outlets': outlets,
  '0014-announcements': announcements,
  '0015-orders': orders,
  '0016-deliveries': deliveries,
  '0017-sandbox-cashier': sandboxCashier,
  '0018-channels': channels,
  '0019-conversations': conversations,
  '0020-staff': staff,
  '0021-content': content,
  '0022-cases': cases,
  '0023-chats-at-the-desk': chatsAtTheDesk,
  '0024-promoters-and-leads': promotersAndLeads,
  '0025-questionnaires': questionnaires,
  '0026-return-claims': returnClaims,
  '0027-short-links': shortLinks,
  '0028-questionnaires-at-the-desk': questionnairesAtTheDesk,
  '0029-return-standings': returnStandings,
  '0030-links-at-the-desk': linksAtTheDesk,
  '0031-leads-at-the-desk': leadsAtTheDesk,
  '0032-payments-by-day': paymentsByDay,
  '0033-imports': imports,
  '0034-known-keys': knownKeys,
  '0035-events-of-the-core': eventsOfTheCore,
  '0037-image-code-answers': imageCodeAnswers,
  '0038-growing': growing,
  '0040-retired-keys': retiredKeys,
  '0041-runs-anew': runsAnew,
  '0042-search-secret': searchSecret,
  '0044-clauses-of-covers': clausesOfCovers,
  '0044-corrected-plates': correctedPlates,
  '0046-refused-documents': refusedDocuments,
  '0046-rejects-paths': rejectsPaths,
  '0048-staff-requests': staffRequests,
  '0049-start-hours': startHours,
  '0058-fair-queue': fairQueue,
  '0060-people': people,
  '0061-only-proven': onlyProven,
  '0062-privacy': privacy,
  '0063-passkeys': passkeys,
  '0064-family': family,
  '0067-core-events': coreEvents,
  '0068-core-event-indexes': coreEventIndexes,
  '0069-core-keys': coreKeys,
  '0070-rows-of-the-core': rowsOfTheCore,
  '0070-told-at': toldAt,
  '0073-claim-approvals': claimApprovals,
  '0073-person-access': personAccess,
  '0074-wishes': wishes,
  '0075-wish-notes': wishNotes,
  '0080-accident-reports': accidentReports,
  '0081-keys-of-answers': keysOfAnswers,
  '0082-customers-at-the-desk': customersAtTheDesk,
  '0083-claim-judgements': claimJudgements,
  '0083-claim-work': claimWork,
  '0083-kept-by-staff': keptByStaff,
  '0084-settlements': settlements,
  '0086-no-contact-changes': noContactChanges,
  '0087-cases-taken-in': casesTakenIn,
  '0088-only-proven-end': onlyProvenEnd,
  '0090-what-is-done': whatIsDone,
  '0091-ends-told': endsTold,
  '0093-receipts': receipts,
  '0094-chats-all-day': chatsAllDay,
  '0095-call-notes': callNotes,
  '0096-day-figures': dayFigures,
  '0097-company-sign-in': companySignIn,
}
