import { type GenericSchema, type InferOutput, parse } from 'valibot'
import { minuteInChina } from '../clock/clock.ts'
import type { ContentKind } from '../database/tables/content.ts'
import { type StaffStore, staffNames } from '../staff/staff.repository.ts'
import { readVersions } from './content-version.repository.ts'

interface VersionAtDesk<State> {
  readonly version: number
  readonly at?: string
  readonly by?: string
  readonly reviewedBy?: string
  readonly state: State
}

/** How something was before, as the desk is told; `draft` is the shape in which it was saved. */
export function answerListVersions<Draft extends GenericSchema>(
  store: StaffStore,
  kind: ContentKind,
  draft: Draft,
) {
  return async ({ id }: { readonly id: string }) => {
    const versions = await readVersions(store, kind, id)
    const names = await staffNames(
      store,
      versions.flatMap(({ staffId = [], reviewedBy = [] }) => [staffId, reviewedBy].flat()),
    )
    return {
      versions: versions.map((read): VersionAtDesk<InferOutput<Draft>> => {
        const by = names.get(read.staffId ?? '')
        const reviewedBy = names.get(read.reviewedBy ?? '')
        return {
          version: read.version,
          ...(read.at && { at: minuteInChina(read.at) }),
          ...(by && { by }),
          ...(reviewedBy && { reviewedBy }),
          state: parse(draft, read.state),
        }
      }),
    }
  }
}
