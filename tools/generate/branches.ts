import { demoBranches } from '../../apps/server/src/demo/outlets/demo-outlets.ts'
import { numbered } from './numbered.ts'

/** Branches of the same places again and again, each time of other codes. */
export function* generatedBranches(): Generator<object> {
  for (const [branch, number] of numbered(demoBranches())) {
    yield { ...branch, comCode: String(number).padStart(8, '0') }
  }
}
