import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { object, parse, string } from 'valibot'
import { backUp } from '../platform/backup/back-up.ts'
import type { Manifest } from '../platform/backup/manifest.ts'
import { givenSettings } from '../platform/config/given-settings.ts'
import { packageRoot } from '../platform/documents/package-root.ts'
import { openLog } from '../platform/log/log.ts'
import { forOperator } from '../platform/operator/for-operator.ts'
import { fail, print } from './print.ts'

const usage = 'npm run backup -- <folder>   into a new folder, while the service runs'

const [folder] = process.argv.slice(2)
if (folder === undefined) fail(usage)
else {
  const settings = givenSettings()
  // npm starts us in the checkout, wherever it was called.
  const to = resolve(process.env.INIT_CWD ?? '.', folder)
  await forOperator(async () => {
    tell(await backUp({ settings, log: openLog('error'), to, version: ownVersion() }))
  })
}

function tell({ madeAt, files }: Manifest): void {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  print(`${files.length} files, ${Math.ceil(bytes / 1e6)} MB, as of ${madeAt}`)
  print(
    files.some(({ path }) => path === 'demo-keys')
      ? 'the keys of the demo are in it: whoever has the folder can read all of it'
      : 'KEYS ARE NOT IN IT. Without DATA_KEYS, SEARCH_KEY and PROOF_KEY of this day nothing in it can be\n' +
          'read, ever again. Keep them, and SIGNING_KEY with its certificates, in another safe place.',
  )
}

function ownVersion(): string {
  const text = readFileSync(new URL('package.json', packageRoot()), 'utf8')
  return parse(object({ version: string() }), JSON.parse(text)).version
}
