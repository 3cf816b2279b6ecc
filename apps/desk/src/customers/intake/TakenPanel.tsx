import type { ReactNode } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { ButtonRow, PageStack } from '../../kit/layout/PageStack.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'

interface TakenPanelProps {
  /** What the customer may quote, and what it is called. */
  readonly number: string
  readonly name: string
  /** By which way the customer learns of it. */
  readonly told: string
  readonly notes: readonly string[]
  /** What was done, where it is not a thing that was put down. */
  readonly words?: { readonly title: string; readonly more: string }
  readonly actions: ReactNode
  readonly onMore: () => void
}

const usual = { title: '已登记', more: '再登记一件' }

/** It is stored: what the caller is told now. */
export function TakenPanel(props: TakenPanelProps) {
  const { number, name, told, notes, words = usual, actions, onMore } = props
  return (
    <Panel title={words.title}>
      <PageStack>
        <Callout tone="success" isAlert>
          {name} <strong className="num">{number}</strong>。{told}
        </Callout>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <ButtonRow>
          {actions}
          <Button onClick={onMore}>{words.more}</Button>
        </ButtonRow>
      </PageStack>
    </Panel>
  )
}
