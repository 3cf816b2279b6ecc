import type { GenericSchema } from 'valibot'
import type { JsonQuery } from '../../client/send.ts'
import { useFreshQuery } from '../../client/use-fresh-query.ts'
import { Panel } from '../../kit/layout/Panel.tsx'
import { type Version, VersionList } from '../../kit/lists/VersionList.tsx'
import { Loaded } from '../Loaded.tsx'
import type { Numbered } from './use-editing.ts'

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
  /** What stands there; something new has no versions. */
  readonly base: Numbered | undefined
  readonly onTake: (state: State) => void
}

/** How it was before; an older state goes into the form, and is saved like any other. */
export function ContentVersions<State>({ call, base, onTake }: ContentVersionsProps<State>) {
  if (base === undefined) return null
  return <VersionsPanel key={base.version} {...{ call, onTake }} id={base.id} />
}

type VersionsPanelProps<State> = Omit<ContentVersionsProps<State>, 'base'> & { readonly id: string }

function VersionsPanel<State>({ call, id, onTake }: VersionsPanelProps<State>) {
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
