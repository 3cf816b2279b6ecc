import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/** The page itself goes first. */
const patienceMs = 500

/**
 * A sheet that no first glance needs: fetched once the screen stands, mounted when it first opens,
 * and kept from then on.
 */
export function later<Props extends { readonly isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Widget: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return function Later(props: Props) {
    const [hasOpened, setHasOpened] = useState(props.isOpen)
    if (props.isOpen && !hasOpened) setHasOpened(true)
    useEffect(() => {
      // Without a network it is asked for once more when it opens.
      const timer = setTimeout(() => load().catch(() => undefined), patienceMs)
      return () => clearTimeout(timer)
    }, [])
    return (
      hasOpened && (
        <Suspense>
          <Widget {...props} />
        </Suspense>
      )
    )
  }
}
