import { join } from 'node:path'
import { assembleServices } from './assemble-services.ts'
import { composeMail } from './compose-mail.ts'
import { tellCoreOn } from './core/out/tell-core-on.ts'
import { refuseDemoData } from './demo/demo-marker.ts'
import { wholeStaff } from './demo/demo-size.ts'
import { loadDemoIfEmpty } from './demo/load-demo.ts'
import { openCurrentDatabase } from './demo/open-current-database.ts'
import { tellHolders } from './domains/accident-reports/notices/tell-holders.ts'
import { tellNumbers } from './domains/accident-reports/notices/tell-numbers.ts'
import { settleJudgements } from './domains/claims/desk/settle-judgements.ts'
import { tellPayeeChanges } from './domains/claims/notices/tell-payee-changes.ts'
import { tellSubscribers } from './domains/claims/notices/tell-subscribers.ts'
import { refuseUnknownDocuments } from './domains/claims/rules/money/small-claims.ts'
import { refuseUnknownSteps } from './domains/claims/rules/planned-days.ts'
import { noteUnknownClaims } from './domains/claims/store/note-claim-work.ts'
import { publishDue } from './domains/content/publish-due.ts'
import { wordCutter } from './domains/customer-service/robot/cut-words.ts'
import { faqIndexOf } from './domains/customer-service/robot/faq-index.ts'
import { tidyConversations } from './domains/customer-service/tidy-conversations.ts'
import { failedDays } from './domains/figures/store/failed-days.ts'
import { rollDays } from './domains/figures/store/roll-days.ts'
import type { ListServices } from './domains/list-services.ts'
import { keepFindingsByDay } from './domains/looks/keep-findings-by-day.ts'
import { checkPayment } from './domains/orders/payment/check-payment.ts'
import { expireOrders } from './domains/orders/payment/expire-orders.ts'
import { refundPayment } from './domains/orders/payment/refund-payment.ts'
import { remindOfPayments } from './domains/orders/payment/remind-of-payments.ts'
import { endOnlyProven } from './domains/person/notices/end-only-proven.ts'
import { remindOfFamily, tellFamilyEnds } from './domains/person/notices/tell-family.ts'
import { tellLeftPhones } from './domains/person/notices/tell-left-phones.ts'
import { endOverdue } from './domains/person/store/change-delegation.ts'
import { migrations } from './migrations/migrations.ts'
import { systemClock } from './platform/clock/clock.ts'
import type { Settings } from './platform/config/settings.ts'
import { embeddedIn } from './platform/database/configured-database.ts'
import { folderInUse } from './platform/database/embedded/reachable-folder.ts'
import type { SeenLost } from './platform/database/lookup-keys/purge-lost-lookup-keys.ts'
import { migrateAlone } from './platform/database/migrate.ts'
import { openReplicaDb } from './platform/database/replicas/replica-db.ts'
import { createTypstDocuments } from './platform/documents/typst-documents.ts'
import { diskFiles } from './platform/files/disk-files.ts'
import { refuseUnwritable } from './platform/files/refuse-unwritable.ts'
import { eachByItself } from './platform/jobs/each-by-itself.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { admitKeys, configuredMaterial, withPlaces } from './platform/keys/configured-keys.ts'
import { keysFrom } from './platform/keys/keys.ts'
import type { Log } from './platform/log/log.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { openNotifier } from './platform/notifications/notifier.ts'
import { fullDisk } from './platform/operator/full-disk.ts'
import { type Outbox, outboxOn } from './platform/outbox/outbox.ts'
import { openGateways } from './platform/payment/open-gateways.ts'
import { sandboxGateway } from './platform/payment/sandbox/sandbox-gateway.ts'
import { openRedis } from './platform/redis/redis.ts'
import { openSigner } from './platform/signing/open-signer.ts'
import type { SmsGateway } from './platform/sms/sms-gateway.ts'
import { fillNameHashes } from './platform/staff/fill-name-hashes.ts'
import { absentTaxPlatform } from './platform/tax/absent-tax-platform.ts'
import { sandboxTaxPlatform } from './platform/tax/sandbox-tax-platform.ts'
import { openUploads } from './platform/uploads/open-uploads.ts'
import { purgeAll } from './purge-all.ts'

/** By then a server of our own has been started. */
const dictionaryAfterMs = 100

export interface RunningServices {
  readonly services: ListServices
  /** Where its database is, for connections of other kinds. */
  readonly url: string
  /** Ends what runs, in the order that loses nothing. */
  close(): Promise<void>
}

/** Notes how what was opened is closed. */
type AtEnd = (close: () => Promise<unknown>) => void

/**
 * Builds every part as the settings say: database up to date, demo loaded, jobs at work. Where one of
 * them fails, what was opened before is closed.
 */
export async function createServices(settings: Settings, log: Log): Promise<RunningServices> {
  refuseUnknownDocuments(settings.smallClaims)
  refuseUnknownSteps(settings.claimStepDays)
  const closings: (() => Promise<unknown>)[] = []
  async function close(): Promise<void> {
    for (const closeOne of closings.splice(0)) await closeOne()
  }
  try {
    return { ...(await buildServices(settings, log, (one) => closings.unshift(one))), close }
  } catch (error) {
    const told = (await fullDiskOf(settings, error)) ?? withPlaces(error, settings)
    await close().catch((failure: unknown) => log.failure('close', failure))
    throw told
  }
}

/** The disk of another machine says itself that it is full. */
async function fullDiskOf({ databaseUrl, dataFolder }: Settings, error: unknown) {
  if (databaseUrl !== undefined) return undefined
  return fullDisk(error, folderInUse(embeddedIn({ dataFolder })))
}

async function buildServices(
  settings: Settings,
  log: Log,
  atEnd: AtEnd,
): Promise<Omit<RunningServices, 'close'>> {
  await refuseUnwritable(settings.dataFolder)
  const given = configuredMaterial(settings)
  const signer = openSigner(settings, systemClock.now())
  // The dictionary is large and asks nothing of the database: it is read while a server of our own starts.
  const reading = setTimeout(wordCutter, dictionaryAfterMs)
  atEnd(async () => clearTimeout(reading))
  const { url, db, pipelined, close } = await openCurrentDatabase(settings, log)
  atEnd(close)
  await migrateAlone(url, migrations)

  const clock = systemClock
  const material = await admitKeys(db, given)
  const keys = keysFrom(material)
  const isDemo = settings.mode === 'demo'
  if (isDemo) {
    log.step('demo insurer', { data: await loadDemoIfEmpty({ db, keys, clock }, wholeStaff) })
  } else await refuseDemoData(db)
  await fillNameHashes({ db, keys }, log)

  const brandName = settings.brand.name
  const outbox = isDemo ? outboxOn(db, { keys, clock, brandName }) : undefined
  const redis =
    settings.redisUrl === undefined ? undefined : openRedis({ url: settings.redisUrl, log })
  atEnd(async () => redis?.close())
  const notifier = openNotifier({ url, log, pipelined, redis })
  atEnd(notifier.close)
  const replica = openReplicaDb({ db, pipelined, replicaUrl: settings.replicaUrl, log })
  atEnd(replica.close)
  const documents = createTypstDocuments({
    onThreadError: (error) => log.failure('documents', error),
  })
  atEnd(documents.close)
  const uploads = openUploads((error) => log.failure('uploads', error))
  atEnd(uploads.close)
  // They use all of these, so they end first.
  const jobs = await openJobs(url, { keys, log })
  atEnd(jobs.stop)

  const services = assembleServices({
    settings,
    db,
    pipelined,
    replica,
    redis,
    keys,
    clock,
    log,
    jobs,
    notifier,
    documents,
    signer,
    uploads,
    fileStore: diskFiles(join(settings.dataFolder, 'files')),
    taxPlatform: isDemo ? sandboxTaxPlatform({ settings, documents }) : absentTaxPlatform,
    gateways: [
      ...(await openGateways(settings, { clock, log })),
      ...(isDemo ? [sandboxGateway({ db, keys, clock })] : []),
    ],
    outbox,
  })
  const failed = failedDays()
  const seenLost: SeenLost = new Map()
  const stopping = new AbortController()
  atEnd(async () => stopping.abort())
  await jobs.work({
    sms: outbox?.sms ?? (await productionSms(settings)),
    smsPerSecond: settings.sms.perSecond,
    mailer: await mailerOf(settings, outbox),
    composeMail: (mail) => composeMail(services, mail),
    async tell() {
      await tellSubscribers(services)
      await remindOfPayments(services)
      await remindOfFamily(services)
    },
    expire: () =>
      eachByItself(services, [
        () => expireOrders(services),
        () => settleJudgements(services),
        () => tellLeftPhones(services),
        () => tellPayeeChanges(services),
        () => endOverdue(services),
        () => tellFamilyEnds(services),
        () => endOnlyProven(services),
        () => tellHolders(services),
        () => tellNumbers(services),
        () => tidyConversations(services),
        () => publishDue(services),
        // After an upgrade there may be very many of these.
        () => noteUnknownClaims(services),
      ]),
    count: () =>
      eachByItself(services, [
        () => rollDays({ ...services, url, stopping: stopping.signal }, failed),
        () => keepFindingsByDay(services),
      ]),
    checkPayment: (check) => checkPayment(services, check),
    refundPayment: ({ customerKey, id }) =>
      refundPayment(services, { customerKey: Buffer.from(customerKey, 'hex'), id }),
    purge: () => purgeAll(services, settings, seenLost),
  })

  atEnd(tellCoreOn(services))

  // Whoever asks first shall not wait for it.
  await faqIndexOf(await services.faqs.shown())
  return { services, url }
}

/** The client of the gateway is large; only who sends real messages loads it. */
async function productionSms({ tencentSms: given }: Settings): Promise<SmsGateway> {
  const { tencentSms } = await import('./platform/sms/tencent-sms.ts')
  return tencentSms({
    secretId: given.TENCENT_SMS_SECRET_ID ?? '',
    secretKey: given.TENCENT_SMS_SECRET_KEY ?? '',
    appId: given.TENCENT_SMS_APP_ID ?? '',
    signName: given.TENCENT_SMS_SIGN_NAME ?? '',
    templateIds: {
      code: given.TENCENT_SMS_CODE_TEMPLATE_ID ?? '',
      'proof-code': given.TENCENT_SMS_PROOF_TEMPLATE_ID ?? '',
      'caller-code': given.TENCENT_SMS_CALLER_TEMPLATE_ID ?? '',
      'unknown-phone': given.TENCENT_SMS_UNKNOWN_PHONE_TEMPLATE_ID ?? '',
      'device-added': given.TENCENT_SMS_DEVICE_TEMPLATE_ID ?? '',
      'data-requested': given.TENCENT_SMS_DATA_TEMPLATE_ID ?? '',
      'passkey-added': given.TENCENT_SMS_PASSKEY_TEMPLATE_ID ?? '',
      'phone-changed': given.TENCENT_SMS_PHONE_TEMPLATE_ID ?? '',
      'family-offered': given.TENCENT_SMS_FAMILY_OFFER_TEMPLATE_ID ?? '',
      'family-accepted': given.TENCENT_SMS_FAMILY_ACCEPTED_TEMPLATE_ID ?? '',
      'family-reminder': given.TENCENT_SMS_FAMILY_REMINDER_TEMPLATE_ID ?? '',
      'family-ended': given.TENCENT_SMS_FAMILY_END_TEMPLATE_ID ?? '',
      'only-proven-ending': given.TENCENT_SMS_ONLY_PROVEN_TEMPLATE_ID ?? '',
      'only-proven-ended': given.TENCENT_SMS_ONLY_PROVEN_END_TEMPLATE_ID ?? '',
      'accident-receipt': given.TENCENT_SMS_ACCIDENT_RECEIPT_TEMPLATE_ID ?? '',
      'accident-told': given.TENCENT_SMS_ACCIDENT_TOLD_TEMPLATE_ID ?? '',
      'accident-ending': given.TENCENT_SMS_ACCIDENT_ENDING_TEMPLATE_ID ?? '',
      'accident-number': given.TENCENT_SMS_ACCIDENT_NUMBER_TEMPLATE_ID ?? '',
      'claim-notice': given.TENCENT_SMS_CLAIM_TEMPLATE_ID ?? '',
      'payment-reminder': given.TENCENT_SMS_PAYMENT_TEMPLATE_ID ?? '',
      'message-answered': given.TENCENT_SMS_MESSAGE_TEMPLATE_ID ?? '',
      'appeal-news': given.TENCENT_SMS_APPEAL_TEMPLATE_ID ?? '',
      'appeal-taken': given.TENCENT_SMS_APPEAL_TAKEN_TEMPLATE_ID ?? '',
      'call-missed': given.TENCENT_SMS_CALL_MISSED_TEMPLATE_ID ?? '',
      'short-link': given.TENCENT_SMS_LINK_TEMPLATE_ID ?? '',
      'refund-news': given.TENCENT_SMS_REFUND_TEMPLATE_ID ?? '',
    },
    ...(given.TENCENT_SMS_ENDPOINT === undefined ? {} : { endpoint: given.TENCENT_SMS_ENDPOINT }),
  })
}

/** Like the SMS client it is loaded by who needs it. */
async function mailerOf({ smtp, brand }: Settings, outbox: Outbox | undefined): Promise<Mailer> {
  if (smtp !== undefined) {
    const { smtpMailer } = await import('./platform/mail/smtp-mailer.ts')
    return smtpMailer({ ...smtp, senderName: brand.name })
  }
  if (outbox === undefined) throw new Error('SMTP_URL and MAIL_FROM are needed')
  return outbox.mailer
}
