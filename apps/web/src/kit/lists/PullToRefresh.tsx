import { classNames } from '@ecenter/ui/class-names.ts'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import styles from './PullToRefresh.module.css'
import { afterRelease, type Edge, type Pull, textOf } from './pull.ts'
import { usePull } from './use-pull.ts'

interface PullToRefreshProps {
  /** Asks again; resolves when the news are on the screen, rejects when they could not be had. */
  readonly onRefresh?: () => Promise<void>
  /** The same at the lower end: asks for what comes next. */
  readonly onMore?: () => Promise<void>
  readonly children: ReactNode
}

/**
 * Pulled down at the top of its scroller, or up at the bottom, a list asks again. Whoever cannot
 * pull finds a button at either end.
 */
export function PullToRefresh({ onRefresh, onMore, children }: PullToRefreshProps) {
  const root = useRef<HTMLDivElement>(null)
  const [pull, setPull] = useState<Pull>({ kind: 'resting' })
  const [news, setNews] = useState('')
  const load = { top: onRefresh, bottom: onMore }

  async function start(edge: Edge) {
    if (pull.kind === 'loading') return
    const loading: Pull = { kind: 'loading', edge }
    setPull(loading)
    setNews(textOf(loading))
    const after = await settled(load[edge]?.(), edge)
    setPull(after)
    setNews(after.kind === 'failed' ? textOf(after) : '已更新')
  }

  usePull(root, {
    canPull: (edge) => pull.kind !== 'loading' && load[edge] !== undefined,
    onPull: setPull,
    onRelease(last) {
      const released = afterRelease(last)
      if (released.kind === 'loading') void start(released.edge)
      else setPull(released)
    },
  })

  return (
    <div ref={root} className={styles.pull} aria-busy={pull.kind === 'loading'}>
      <Hint pull={pull} />
      <div className={styles.content} {...shiftOf(pull)}>
        {onRefresh && <EdgeButton onPress={() => start('top')}>刷新</EdgeButton>}
        {children}
        {onMore && <EdgeButton onPress={() => start('bottom')}>加载更多</EdgeButton>}
      </div>
      <span className="sr-only" role="status">
        {news}
      </span>
    </div>
  )
}

async function settled(loaded: Promise<void> | undefined, edge: Edge): Promise<Pull> {
  try {
    await loaded
    return { kind: 'resting' }
  } catch {
    return { kind: 'failed', edge }
  }
}

/** What the finger lays bare; the live region says the same where it matters. */
function Hint({ pull }: { readonly pull: Pull }) {
  if (pull.kind === 'resting') return null
  return (
    <p
      className={classNames(styles.hint, styles[pull.edge])}
      style={pull.kind === 'pulled' ? { height: pull.offset } : undefined}
      aria-hidden="true"
    >
      {pull.kind === 'loading' && <Spinner size="s" />}
      {textOf(pull)}
    </p>
  )
}

/** Under a finger the content follows at once; it glides to its hold and back. */
function shiftOf(pull: Pull) {
  if (pull.kind === 'resting') return {}
  if (pull.kind !== 'pulled') return { 'data-held': pull.edge }
  const offset = pull.edge === 'top' ? pull.offset : -pull.offset
  return { style: { transform: `translateY(${offset}px)`, transition: 'none' } }
}

interface EdgeButtonProps {
  readonly onPress: () => void
  readonly children: string
}

/** Seen where there is a mouse, or once the keyboard reaches it. */
function EdgeButton({ onPress, children }: EdgeButtonProps) {
  return (
    <div className={styles.edge}>
      <Button variant="text" isCompact onClick={onPress}>
        {children}
      </Button>
    </div>
  )
}
