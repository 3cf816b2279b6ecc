import type { GivenDelegation, ReceivedDelegation } from '@ecenter/contract/person/family.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { UsersRound } from 'lucide'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Log, LogRow } from '../LogRow.tsx'
import { scopeText, stateWords, termText } from './family-words.ts'

export type Delegation = GivenDelegation | ReceivedDelegation

interface DelegationCardProps {
  readonly title: string
  readonly delegations: readonly Delegation[]
  /** The one that is being ended. */
  readonly ending?: string | undefined
  /** Absent where nothing can be done about them any more. */
  readonly onEnd?: (delegation: Delegation) => void
}

/** Whom the customer lets see, or who lets them: what, until when, and the way to end it. */
export function DelegationCard({ title, delegations, ending, onEnd }: DelegationCardProps) {
  return (
    <Card title={title}>
      <Log>
        {delegations.map((delegation) => {
          const { handle, scopes, state } = delegation
          const [tone, text] = stateWords[state]
          const name = nameOf(delegation)
          return (
            <LogRow
              key={handle}
              icon={UsersRound}
              title={
                <>
                  {name} <Badge tone={tone}>{text}</Badge>
                </>
              }
              notes={[
                ...('maskedMobile' in delegation ? [delegation.maskedMobile] : []),
                scopeText(scopes),
                termText(sideOf(delegation), delegation),
              ]}
              aside={
                onEnd && (
                  <Button
                    variant="text"
                    isBusy={ending === handle}
                    aria-label={`${verbOf(delegation)} ${name}`}
                    onClick={() => onEnd(delegation)}
                  >
                    {verbOf(delegation)}
                  </Button>
                )
              }
            />
          )
        })}
      </Log>
    </Card>
  )
}

export function sideOf(delegation: Delegation): 'given' | 'received' {
  return 'maskedMobile' in delegation ? 'given' : 'received'
}

/** 妈妈, or of somebody who lets the customer see: 老沈（沈**）. */
export function nameOf(delegation: Delegation): string {
  const { name } = delegation
  if ('maskedMobile' in delegation) return name ?? delegation.maskedMobile
  return name === undefined ? delegation.maskedName : `${name}（${delegation.maskedName}）`
}

export function verbOf(delegation: Delegation): string {
  if (sideOf(delegation) === 'received') return '退出'
  return delegation.state === 'offered' ? '撤回' : '移除'
}
