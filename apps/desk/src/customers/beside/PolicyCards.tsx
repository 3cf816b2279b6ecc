import type { CustomerThing } from '@ecenter/contract/customers/desk/customer-thing.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { CarFront, ShieldCheck } from 'lucide'
import styles from './PolicyCards.module.css'
import { type PolicyGroup, policyGroups } from './policy-groups.ts'

interface PolicyCardsProps {
  readonly policies: readonly CustomerThing[]
  /** In a panel that reaches the edges. */
  readonly isInset?: boolean
}

/** Policies as their customer thinks of them: a car with both of its own, then whatever else there is. */
export function PolicyCards({ policies, isInset = false }: PolicyCardsProps) {
  return (
    <div className={classNames(styles.cards, isInset && styles.inset)}>
      {policyGroups(policies).map((group) => (
        <Card key={group.key} group={group} />
      ))}
    </div>
  )
}

function Card({ group: { plate, isCar, policies } }: { readonly group: PolicyGroup }) {
  const title = isCar ? (plate ?? '没有车牌的车') : '其他保单'
  return (
    <div className={styles.card}>
      <h3 className={styles.head}>
        <Icon of={isCar ? CarFront : ShieldCheck} />
        <span className="num">{title}</span>
      </h3>
      <ul className={styles.policies}>
        {policies.map(({ thingId, title: name, number, status, amount }) => (
          <li key={thingId} className={styles.policy}>
            <b>{name}</b>
            <span className="num">{number}</span>
            <span className={classNames('num', styles.amount)}>{amount && `${amount} 元`}</span>
            <span>
              <Badge tone={status.startsWith('有效') ? 'success' : 'neutral'}>{status}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
