import { type Unproven, type Verdict, verifyTrail } from '../platform/audit/verify-trail.ts'
import { fail } from './print.ts'
import { runWithKeys } from './run-on-database.ts'

await runWithKeys(async ({ db, keys }) => tell(await verifyTrail(db, keys)))

function tell(verdict: Verdict): void {
  switch (verdict.kind) {
    case 'holds':
      process.stdout.write(
        `the trail holds: ${verdict.entries} entries in ${verdict.chains} chains\n`,
      )
      if (verdict.unproven !== undefined) tellUnproven(verdict.unproven)
      break
    case 'empty':
      fail('there is no trail: nothing was ever recorded, or all of it was taken away')
      break
    case 'broken':
      fail(`the trail is broken: chain ${verdict.chain}, entry ${verdict.seq}: ${verdict.why}`)
  }
}

function tellUnproven({ entries, from, until }: Unproven): void {
  fail(
    `BUT NO KEY PROVES ${entries} of them, of ${from.toISOString()} to ${until.toISOString()}: their PROOF_KEY was lost`,
  )
}
