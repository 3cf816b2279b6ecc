import { classNames } from '@ecenter/ui/class-names.ts'
import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { directionOf, type Move } from '../gestures/swipe.ts'
import { type Pages, type Strip, useStrip } from '../gestures/use-strip.ts'
import { FilterTabs } from './FilterTabs.tsx'
import styles from './TabPanels.module.css'

interface Panel<Key extends string> {
  readonly key: Key
  readonly label: string
  readonly count?: number
  readonly content: ReactNode
}

interface TabPanelsProps<Key extends string> {
  readonly label: string
  readonly panels: readonly Panel<Key>[]
  readonly selected: Key
  readonly onSelect: (key: Key) => void
}

/**
 * Tabs with a panel each; a finger swipes from one to the next. A panel is made when it is first
 * seen, and kept from then on: nothing typed in it is lost.
 */
export function TabPanels<Key extends string>(props: TabPanelsProps<Key>) {
  const { label, panels, selected, onSelect } = props
  const id = useId()
  const [seen, setSeen] = useState<ReadonlySet<Key>>(new Set([selected]))
  const at = panels.findIndex(({ key }) => key === selected)
  const { handlers, attributes, isMoving } = useSwipe({
    at,
    count: panels.length,
    onStep: (step) => {
      const next = panels[at + step]
      if (next) onSelect(next.key)
    },
  })
  const shown = panels.filter((_panel, place) => Math.abs(place - at) <= (isMoving ? 1 : 0))
  if (shown.some(({ key }) => !seen.has(key))) {
    setSeen(new Set([...seen, ...shown.map(({ key }) => key)]))
  }

  return (
    <div>
      <FilterTabs
        label={label}
        tabs={panels.map((panel) => ({ ...panel, panelId: `${id}-${panel.key}` }))}
        selected={selected}
        onSelect={onSelect}
      />
      <div className={classNames(styles.window, isMoving && styles.moving)} {...handlers}>
        <div {...attributes}>
          {panels.map(
            (panel, place) =>
              seen.has(panel.key) && (
                <div
                  key={panel.key}
                  id={`${id}-${panel.key}`}
                  role="tabpanel"
                  aria-label={panel.label}
                  className={classNames(
                    styles.panel,
                    place < at && styles.before,
                    place > at && styles.after,
                  )}
                  hidden={!shown.includes(panel)}
                  aria-hidden={place !== at}
                >
                  {panel.content}
                </div>
              ),
          )}
        </div>
      </div>
    </div>
  )
}

interface Swipe extends Strip {
  /** For the window through which the strip is seen; it needs `touch-action: pan-y pinch-zoom`. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: (event: PointerEvent) => void
    readonly onPointerCancel: () => void
  }
}

interface Finger {
  readonly id: number
  readonly start: Move
  isSwiping: boolean
}

/**
 * Lets a finger go through a row of pages. What is mostly vertical is left to the browser, which
 * scrolls and takes the finger away; a mouse has the tabs themselves, and selects text here.
 */
function useSwipe(pages: Pages): Swipe {
  const strip = useStrip(pages)
  const finger = useRef<Finger>(undefined)

  function handleMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
    const { current } = finger
    if (current?.id !== pointerId) return
    const moved = { x: clientX - current.start.x, y: clientY - current.start.y }
    if (!current.isSwiping) {
      const direction = directionOf(moved)
      if (direction === 'along') finger.current = undefined
      if (direction !== 'across') return
      current.isSwiping = true
      currentTarget.setPointerCapture(pointerId)
    }
    strip.follow(moved.x)
  }

  function end(moved: number) {
    const wasSwiping = finger.current?.isSwiping
    finger.current = undefined
    if (wasSwiping) strip.letGo(moved)
  }

  return {
    ...strip,
    handlers: {
      onPointerDown({ pointerId, pointerType, isPrimary, clientX, clientY, target }) {
        if (pointerType === 'mouse' || !isPrimary || isField(target)) return
        finger.current = { id: pointerId, start: { x: clientX, y: clientY }, isSwiping: false }
      },
      onPointerMove: handleMove,
      onPointerUp({ pointerId, clientX }) {
        const { current } = finger
        if (current?.id === pointerId) end(clientX - current.start.x)
      },
      onPointerCancel: () => end(0),
    },
  }
}

/** A finger in a field moves its caret or its slider. */
function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null
}
