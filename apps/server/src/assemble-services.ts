import { liveFaqsOn } from './domains/customer-service/store/live-faqs.ts'
import { isPhoneProvenTo } from './domains/customers/store/phone-proven-to.ts'
import type { ListServices } from './domains/list-services.ts'
import { ownThings } from './domains/person/store/find-own-things.ts'
import { onlyProvenOn } from './domains/person/store/only-proven.ts'
import { ownerOfPhone } from './domains/person/store/phone-owner.ts'
import { policySearchOn } from './domains/policies/store/policy-search.ts'
import { auditOn } from './platform/audit/audit.ts'
import { companyProviderOf } from './platform/company-sign-in/company-provider.ts'
import { fairQueue } from './platform/documents/fair-queue.ts'
import { filesOn } from './platform/files/files.ts'
import { grantsOn } from './platform/grants/grants.ts'
import { limitsWith } from './platform/limits/limit-rules.ts'
import { limitsOn } from './platform/limits/limits.ts'
import { sessionsOn } from './platform/session/sessions.ts'
import { singleSignOnWith } from './platform/single-sign-on/single-sign-on.ts'
import { staffSessionsOn } from './platform/staff/staff-sessions.ts'
import { imageCodeStoreOf, imageCodesOn } from './platform/verification/image-codes.ts'
import { openIdsOf } from './platform/wechat/open-ids.ts'
import { weChatTicketsOn } from './platform/wechat/wechat-tickets.ts'

/** Those that have several makers: a test chooses its own clock, jobs and documents. */
export type GivenServices = Pick<
  ListServices,
  | 'settings'
  | 'db'
  | 'pipelined'
  | 'replica'
  | 'redis'
  | 'keys'
  | 'clock'
  | 'log'
  | 'jobs'
  | 'notifier'
  | 'documents'
  | 'signer'
  | 'uploads'
  | 'fileStore'
  | 'taxPlatform'
  | 'gateways'
  | 'outbox'
>

/** Adds those that are made the same everywhere. */
export function assembleServices(given: GivenServices): ListServices {
  return {
    ...given,
    files: filesOn(given),
    openIds: openIdsOf(given),
    limits: limitsOn({ ...given, rules: limitsWith(given.settings) }),
    documentQueue: fairQueue(),
    archiveQueue: fairQueue({ waitingAtMost: 512 }),
    imageCodes: imageCodesOn(given, imageCodeStoreOf(given)),
    policySearch: policySearchOn(given),
    faqs: liveFaqsOn(given),
    sessions: sessionsOn(given),
    staffSessions: staffSessionsOn(given),
    grants: grantsOn(given),
    audit: auditOn(given),
    people: {
      ownThings: (customer) => ownThings(given, customer),
      onlyProven: onlyProvenOn(given),
      ownerOfPhone: (phoneKey, name, db = given.db) =>
        ownerOfPhone({ ...given, db }, phoneKey, name),
      isPhoneProvenTo: (staffId, phoneKey) => isPhoneProvenTo(given, staffId, phoneKey),
    },
    companyProvider: companyProviderOf(given),
    signOn: singleSignOnWith(given),
    weChatTickets: weChatTicketsOn(given),
  }
}
