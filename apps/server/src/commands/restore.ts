import { resolve } from 'node:path'
import { migrations } from '../migrations/migrations.ts'
import { restore } from '../platform/backup/restore.ts'
import { givenSettings } from '../platform/config/given-settings.ts'
import { openLog } from '../platform/log/log.ts'
import { forOperator } from '../platform/operator/for-operator.ts'
import { fail } from './print.ts'

const usage = 'npm run restore -- <folder>   a backup, to where the settings say and nothing is yet'

const [folder] = process.argv.slice(2)
if (folder === undefined) fail(usage)
else {
  const settings = givenSettings()
  // npm starts us in the checkout, wherever it was called.
  const from = resolve(process.env.INIT_CWD ?? '.', folder)
  const knownSchemas = Object.keys(migrations)
  await forOperator(async () => {
    const { madeAt } = await restore({ settings, log: openLog('error'), from, knownSchemas })
    process.stdout.write(`everything is as of ${madeAt}: the service can start\n`)
  })
}
