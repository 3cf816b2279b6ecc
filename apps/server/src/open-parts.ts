import { join } from 'node:path'
import { assembleParts } from './assemble-parts.ts'
import { refuseDemoData } from './demo/demo-marker.ts'
import { loadDemoIfEmpty } from './demo/load-demo.ts'
import { migrations } from './migrations/migrations.ts'
import type { Parts } from './parts.ts'
import { systemClock } from './platform/clock/clock.ts'
import type { Settings } from './platform/config/settings.ts'
import { openDatabase } from './platform/database/database.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'
import { createTypstDocuments } from './platform/documents/typst-documents.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { demoKeyMaterial } from './platform/keys/demo-keys.ts'
import { type KeyMaterial, keysFrom } from './platform/keys/keys.ts'
import type { Log } from './platform/log/log.ts'
import { outboxOn } from './platform/outbox/outbox.ts'
import { purgeEnded } from './platform/session/purge-ended.ts'
import type { SmsGateway } from './platform/sms/sms-gateway.ts'

export interface OpenParts {
  readonly parts: Parts
  /** Ends what runs, in the order that loses nothing. */
  close(): Promise<void>
}

/** Builds every part as the settings say: database up to date, demo loaded, jobs at work. */
export async function openParts(settings: Settings, log: Log): Promise<OpenParts> {
  const embedded =
    settings.databaseUrl === undefined
      ? await startEmbeddedPostgres({ folder: join(settings.dataFolder, 'postgres'), log })
      : undefined
  const databaseUrl = embedded?.url ?? settings.databaseUrl ?? ''
  const { db, lanes, close } = openDatabase({ url: databaseUrl, log })
  await migrate(db, migrations)

  const clock = systemClock
  const keys = keysFrom(keyMaterialOf(settings))
  const isDemo = settings.mode === 'demo'
  if (isDemo) log.step('demo insurer', { data: await loadDemoIfEmpty({ db, keys, clock }) })
  else await refuseDemoData(db)

  const brandName = settings.brand.name
  const outbox = isDemo ? outboxOn(db, { keys, clock, brandName }) : undefined
  const sms = outbox ?? (await productionSms(settings))
  const jobs = await startJobs(databaseUrl, {
    keys,
    sms,
    log,
    purge: () => purgeEnded(db, clock),
  })
  const documents = createTypstDocuments({
    onThreadError: (error) => log.failure('documents', error),
  })

  return {
    parts: assembleParts({ settings, db, lanes, keys, clock, log, jobs, documents, outbox }),
    async close() {
      await jobs.stop()
      await documents.close()
      await close()
      await embedded?.stop()
    },
  }
}

function keyMaterialOf({ keys, mode, dataFolder }: Settings): KeyMaterial {
  const { DATA_KEYS, SEARCH_KEY, PROOF_KEY } = keys
  if (DATA_KEYS !== undefined && SEARCH_KEY !== undefined && PROOF_KEY !== undefined) {
    return { data: DATA_KEYS, search: SEARCH_KEY, proof: PROOF_KEY }
  }
  if (mode === 'production') throw new Error('DATA_KEYS, SEARCH_KEY and PROOF_KEY are needed')
  return demoKeyMaterial(join(dataFolder, 'demo-keys'))
}

/** The client of the gateway is large; only who sends real messages loads it. */
async function productionSms({ tencentSms: given }: Settings): Promise<SmsGateway> {
  const { tencentSms } = await import('./platform/sms/tencent-sms.ts')
  return tencentSms({
    secretId: given.TENCENT_SMS_SECRET_ID ?? '',
    secretKey: given.TENCENT_SMS_SECRET_KEY ?? '',
    appId: given.TENCENT_SMS_APP_ID ?? '',
    signName: given.TENCENT_SMS_SIGN_NAME ?? '',
    templateIds: { code: given.TENCENT_SMS_CODE_TEMPLATE_ID ?? '' },
    ...(given.TENCENT_SMS_ENDPOINT === undefined ? {} : { endpoint: given.TENCENT_SMS_ENDPOINT }),
  })
}
