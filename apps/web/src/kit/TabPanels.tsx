import { type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { FilterTabs } from './FilterTabs.tsx'
import styles from './TabPanels.module.css'
import { useSwipe } from './use-swipe.ts'

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
