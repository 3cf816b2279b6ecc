import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/**
 * A sheet that no first glance needs: fetched at the first touch of the screen, mounted when it first opens,
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
      const fetchIt = () => void load().catch(() => undefined)
      const once = { once: true, passive: true }
      addEventListener('pointerdown', fetchIt, once)
      addEventListener('focusin', fetchIt, once)
      return () => {
        removeEventListener('pointerdown', fetchIt)
        removeEventListener('focusin', fetchIt)
      }
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
