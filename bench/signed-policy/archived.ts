import { createServices } from '../../apps/server/src/create-services.ts'
import { answerDownload } from '../../apps/server/src/domains/electronic-policies/calls/download-policy.ts'
import {
  policyRefOf,
  storePolicies,
} from '../../apps/server/src/domains/policies/store/store-policies.ts'
import { readSettings } from '../../apps/server/src/platform/config/settings.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { customer } from '../lookups/customers.ts'
import { answerBatches } from './printer.ts'

/**
 * The call that hands a policy out, for one whose signed file is in the archive: the policy is read, its version judged, the file
 * opened and its download traced. The first turn makes the files; the database is no part of this process.
 */
const opened = openDownloads()

answerBatches(
  (count) => Array.from({ length: count }, (_, at) => at),
  async (at) => (await opened).download(at),
  async () => (await opened).close(),
)

async function openDownloads() {
  const settings = readSettings(process.env, '/')
  const { services, close } = await createServices(settings, openLog('silent'))
  const { db, keys, grants, sessions, clock } = services
  const policies = Array.from(
    { length: 20 },
    (_, at) => customer(at, clock.today()).policies[0],
  ).filter((policy) => policy !== undefined)
  await storePolicies({ db, keys }, policies)
  const download = answerDownload(services, 'policy')
  const { session } = await sessions.open()
  const proof = { level: 'phone-on-file' } as const
  const visitors = await Promise.all(
    policies.map(async (policy) => {
      const { customer_key: customerKey, policy_id: id } = policyRefOf(keys, policy)
      const ref = { kind: 'policy', customerKey, id } as const
      const [handle = ''] = await grants.open(session, [ref], proof)
      const grant = await grants.find(session, handle, proof)
      if (grant === undefined) throw new Error('a policy was not opened')
      return { session, address: 'bench', ip: '127.0.0.1', grant }
    }),
  )
  return {
    close,
    async download(at: number): Promise<Uint8Array> {
      const visitor = visitors[at % visitors.length]
      if (visitor === undefined) throw new Error('nobody downloads')
      return (await download(undefined, visitor)).bytes
    },
  }
}
