import { useState } from 'react'
import { pageParameter } from '../../shell/location.ts'

export type ShownOrders = 'pending' | 'all'

/** Which orders the list shows. It stands in the address, so that the way back finds it. */
export function useShownOrders() {
  const [shown, setShown] = useState<ShownOrders>(() =>
    pageParameter('show') === 'all' ? 'all' : 'pending',
  )

  function choose(chosen: ShownOrders) {
    const [path, query] = location.hash.split('?')
    const parameters = new URLSearchParams(query)
    parameters.set('show', chosen)
    history.replaceState(history.state, '', `${path}?${parameters}`)
    setShown(chosen)
  }

  return [shown, choose] as const
}
