import { readOutlet } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import { useFreshQuery } from '../client/use-fresh-query.ts'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, usePlace } from '../shell/location.ts'
import { useStay } from '../shell/use-stay.ts'
import { OutletEditor } from './OutletEditor.tsx'

/** One outlet: edited, or new. */
export function OutletPage() {
  const place = usePlace()
  const hasStayed = useStay(place)
  const { id } = place.parameters
  const query = useFreshQuery(readOutlet, id === undefined ? undefined : { id }, id ?? 'new')
  if (id === undefined) {
    return (
      <OutletEditor
        key="new"
        outlet={undefined}
        onSaved={(added) => hasStayed() && goInstead('/outlet', { id: added })}
      />
    )
  }
  return (
    <Loaded query={query} lines={8}>
      {({ outlet }) => (
        <OutletEditor key={outlet.id} outlet={outlet} onSaved={() => void query.ask()} />
      )}
    </Loaded>
  )
}
