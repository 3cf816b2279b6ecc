import type { Audit } from '../platform/audit/audit.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { CompanyProvider } from '../platform/company-sign-in/company-provider.ts'
import type { Settings } from '../platform/config/settings.ts'
import type { PipelinedConnections } from '../platform/database/connections/pipelined-connection.ts'
import type { Db } from '../platform/database/database.ts'
import type { Documents } from '../platform/documents/documents.ts'
import type { FairQueue } from '../platform/documents/fair-queue.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Files } from '../platform/files/files.ts'
import type { Grants } from '../platform/grants/grants.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Keys } from '../platform/keys/keys.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Log } from '../platform/log/log.ts'
import type { People } from '../platform/lookups/people.ts'
import type { Notifier } from '../platform/notifications/notifier.ts'
import type { Outbox } from '../platform/outbox/outbox.ts'
import type { PaymentGateway } from '../platform/payment/payment-gateway.ts'
import type { Redis } from '../platform/redis/redis.ts'
import type { Sessions } from '../platform/session/sessions.ts'
import type { Signer } from '../platform/signing/signer.ts'
import type { SingleSignOn } from '../platform/single-sign-on/single-sign-on.ts'
import type { StaffSessions } from '../platform/staff/staff-sessions.ts'
import type { TaxPlatform } from '../platform/tax/tax-platform.ts'
import type { Uploads } from '../platform/uploads/uploads.ts'
import type { ImageCodes } from '../platform/verification/image-codes.ts'
import type { OpenIds } from '../platform/wechat/open-ids.ts'
import type { WeChatTickets } from '../platform/wechat/wechat-tickets.ts'
import type { LiveFaqs } from './customer-service/store/live-faqs.ts'
import type { PolicySearch } from './policies/store/policy-search.ts'

/** All that the service is made of; `create-services.ts` chooses each, a test may choose otherwise. */
export interface Services {
  readonly settings: Settings
  readonly db: Db
  readonly pipelined: PipelinedConnections
  /** Where one is set up. */
  readonly redis: Redis | undefined
  readonly keys: Keys
  readonly clock: Clock
  readonly log: Log
  readonly limits: Limits
  readonly imageCodes: ImageCodes
  readonly policySearch: PolicySearch
  readonly faqs: LiveFaqs
  readonly sessions: Sessions
  /** Those of the desk. */
  readonly staffSessions: StaffSessions
  /** Who vouches for staff; undefined where they come in by passwords alone. */
  readonly companyProvider: CompanyProvider | undefined
  readonly grants: Grants
  readonly audit: Audit
  readonly people: People
  /** Customers whom a channel vouches for. */
  readonly signOn: SingleSignOn
  readonly weChatTickets: WeChatTickets
  readonly jobs: Jobs
  /** Tells all processes that something changed. */
  readonly notifier: Notifier
  readonly documents: Documents
  /** Where whoever wants a document made waits for their turn. */
  readonly documentQueue: FairQueue
  /** The same for what was made before, so that hundreds who ask leave the database to others too. */
  readonly archiveQueue: FairQueue
  readonly signer: Signer
  /** What every file of a customer passes before it is kept. */
  readonly uploads: Uploads
  /** Where the bytes of kept files lie. */
  readonly fileStore: FileStore
  readonly files: Files
  readonly taxPlatform: TaxPlatform
  /** Who take money, the one to be offered first in front. */
  readonly gateways: readonly PaymentGateway[]
  /** Undefined where the site is no official account of WeChat, so nobody can pay inside it. */
  readonly openIds: OpenIds | undefined
  /** Demo mode only. */
  readonly outbox: Outbox | undefined
}
