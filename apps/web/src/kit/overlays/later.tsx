import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/**
 * A sheet that no first glance needs: fetched at the first touch of the screen, mounted when it first opens,
 * and kept from then on. It is named beside its file: a function that takes it out would weigh more.
 */
export function later<Name extends string, Props extends { readonly isOpen: boolean }>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> {
  const Widget: ComponentType<Props> = lazy<ComponentType<Props>>(async () => ({
    default: (await load())[name],
  }))
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
