import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setPromisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { assembleServices } from '../src/assemble-services.ts'
import { composeMail } from '../src/compose-mail.ts'
import type { ListServices } from '../src/domains/list-services.ts'
import { readSettings } from '../src/platform/config/settings.ts'
import type { Db } from '../src/platform/database/database.ts'
import type { Layout } from '../src/platform/database/layout.ts'
import { openReplicaDb } from '../src/platform/database/replicas/replica-db.ts'
import type { Documents } from '../src/platform/documents/documents.ts'
import { diskFiles } from '../src/platform/files/disk-files.ts'
import { type Keys, keysFrom } from '../src/platform/keys/keys.ts'
import { openLog } from '../src/platform/log/log.ts'
import { openNotifier } from '../src/platform/notifications/notifier.ts'
import { type Outbox, outboxOn } from '../src/platform/outbox/outbox.ts'
import { openGateways } from '../src/platform/payment/open-gateways.ts'
import type { PaymentGateway } from '../src/platform/payment/payment-gateway.ts'
import { sandboxGateway } from '../src/platform/payment/sandbox/sandbox-gateway.ts'
import { createCertificateSigner } from '../src/platform/signing/certificate-signer.ts'
import { newDemoIdentity } from '../src/platform/signing/demo-identity.ts'
import { sandboxTaxPlatform } from '../src/platform/tax/sandbox-tax-platform.ts'
import type { TaxPlatform } from '../src/platform/tax/tax-platform.ts'
import { openUploads } from '../src/platform/uploads/open-uploads.ts'
import { createDemoDatabase } from './demo-database.ts'
import { stubDocuments } from './fakes/stub-documents.ts'
import { jobsAtOnce } from './jobs-at-once.ts'
import { type TestClock, testClock } from './test-clock.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { type TestMaterial, testKeyMaterial } from './test-keys.ts'

/** The service with all that it is made of, and what a test has beside. */
export interface TestService extends ListServices {
  readonly app: FastifyInstance
  readonly outbox: Outbox
  readonly clock: TestClock
  readonly database: TestDatabase
  /** What its keys are made of. */
  readonly material: TestMaterial
  /** Every line that was logged so far. */
  readonly logged: readonly string[]
  /** Moves the clock, and with it sessions, grants, codes and counters. */
  passTime(seconds: number): Promise<void>
  close(): Promise<void>
}

/** Of the whole process: each takes a key of its own. */
const signer = createCertificateSigner(newDemoIdentity('示例财险'))

/** Crowds of one visitor try what lies behind the shares; `one-against-others.test.ts` tries these. */
const wideShares = {
  CALLS_AT_ONCE_BY_SESSION: '10000',
  CALLS_AT_ONCE_BY_NETWORK: '10000',
  CALLS_PER_SECOND_BY_SESSION: '10000',
  CALLS_PER_SECOND_BY_NETWORK: '10000',
}

/**
 * No core is there that could issue or decide; `paid-through-the-core.test.ts` and `decided-by-core.test.ts` play one.
 * What staff say of a document holds at once, but where a test is about taking it back; so does what they write
 * for customers, but where it is about reviews.
 */
const usualEnv = {
  ECENTER_MODE: 'demo',
  POLICIES_ISSUED_BY: 'service',
  CLAIMS_DECIDED_BY: 'desk',
  DOCUMENT_UNDO_SECONDS: '0',
  CONTENT_REVIEW: 'off',
}

interface Choices {
  /** The demo insurer's customers are there; true unless told otherwise. */
  readonly demo?: boolean
  readonly documents?: Documents
  readonly taxPlatform?: TaxPlatform
  readonly gateways?: readonly PaymentGateway[]
  readonly env?: NodeJS.ProcessEnv
  /** How its database is searched. */
  readonly layout?: Layout
  /** Stands around its keys and sees what they are asked. */
  readonly watchKeys?: (keys: Keys) => Keys
}

/** The whole service on a database of its own; only clock, SMS gateway and documents are not real. */
export async function openTestService({
  demo = true,
  documents = stubDocuments,
  taxPlatform,
  gateways,
  env = {},
  layout,
  watchKeys = (keys) => keys,
}: Choices = {}): Promise<TestService> {
  const { database, material } = demo
    ? await createDemoDatabase(layout)
    : { database: await createTestDatabase(layout), material: testKeyMaterial() }
  const keys = watchKeys(keysFrom(material))
  const { db, pipelined } = database
  const settings = readSettings({ ...usualEnv, ...wideShares, ...env }, '/')
  setPromisedTimes(settings.promisedTimes)
  const clock = testClock()
  const logged: string[] = []
  const log = openLog('debug', { write: (line) => void logged.push(line) })
  const brandName = settings.brand.name
  const outboxWithin = (transaction: Db) => outboxOn(transaction, { keys, clock, brandName })
  const outbox = outboxWithin(db)
  const uploads = openUploads((error) => log.failure('uploads', error))
  const notifier = openNotifier({ url: database.url, log, pipelined })
  const folder = join(tmpdir(), `ecenter-files-${randomUUID()}`)
  const services: ListServices = assembleServices({
    settings,
    db,
    pipelined,
    redis: undefined,
    replica: openReplicaDb({ db, pipelined, replicaUrl: undefined, log }),
    keys,
    clock,
    log,
    // A letter was stored a moment ago, in this very transaction; papers are made outside of any.
    jobs: jobsAtOnce(outboxWithin, (mail, db) =>
      composeMail(mail.kind === 'appeal-answer' ? { ...services, db } : services, mail),
    ),
    notifier,
    documents,
    signer,
    uploads,
    fileStore: diskFiles(folder),
    taxPlatform: taxPlatform ?? sandboxTaxPlatform({ settings, documents }),
    gateways: gateways ?? [
      ...(await openGateways(settings, { clock, log })),
      sandboxGateway({ db, keys, clock }),
    ],
    outbox,
  })
  const app = await buildApp(services)

  return {
    ...services,
    app,
    outbox,
    clock,
    database,
    material,
    logged,
    async passTime(seconds) {
      clock.advance(seconds)
    },
    async close() {
      await app.close()
      await documents.close()
      await uploads.close()
      await notifier.close()
      await rm(folder, { recursive: true, force: true })
      await database.drop()
    },
  }
}
