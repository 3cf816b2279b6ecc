import type { GenericSchema } from 'valibot'
import type { JsonQuery } from '../client/send.ts'
import { useFreshQuery } from '../client/use-fresh-query.ts'
import { Panel } from '../kit/layout/Panel.tsx'
import { type Version, VersionList } from '../kit/lists/VersionList.tsx'
import { Loaded } from './Loaded.tsx'

interface Versions<State> extends Record<string, unknown> {
  readonly versions: readonly (Version & { readonly state: State })[]
}

/** A call that lists how something stood, the newest first. */
interface VersionsCall<State> extends JsonQuery {
  readonly request: GenericSchema<{ id: string }, { id: string }>
  readonly response: GenericSchema<Versions<State>>
}

interface ContentVersionsProps<State> {
  readonly call: VersionsCall<State>
  readonly id: string
  readonly onTake: (state: State) => void
}

/** How it was before; an older state goes into the form, and is saved like any other. */
export function ContentVersions<State>({ call, id, onTake }: ContentVersionsProps<State>) {
  const query = useFreshQuery(call, { id }, id)
  return (
    <Panel title="修改记录">
      <Loaded query={query} lines={3}>
        {({ versions }) => (
          <VersionList versions={versions} onTake={({ state }) => onTake(state)} />
        )}
      </Loaded>
    </Panel>
  )
}
