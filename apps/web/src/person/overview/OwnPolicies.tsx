import type { OwnCar, OwnPolicy } from '@ecenter/contract/person/overview.ts'
import { isCarKind } from '@ecenter/contract/policies/policy-summary.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { ChevronDown } from 'lucide'
import { Card } from '../../kit/layout/Card.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import styles from './overview.module.css'

const looks: Readonly<Record<OwnCar['status'], readonly [tone: BadgeTone, text: string]>> = {
  'in-force': ['success', '保障中'],
  'not-started': ['info', '未生效'],
  expired: ['neutral', '已到期'],
  cancelled: ['neutral', '已退保'],
}

export function StatusBadge({ status }: Pick<OwnCar, 'status'>) {
  const [tone, text] = looks[status]
  return <Badge tone={tone}>{text}</Badge>
}

export function statusText(status: OwnCar['status']): string {
  return looks[status][1]
}

/** Each policy opens its own page; of a car the page of the car is reached from its card. */
export function PolicyRows({ policies }: { readonly policies: readonly OwnPolicy[] }) {
  return policies.map((policy) => (
    <NavRow
      key={policy.handle}
      href={`#${policyPathOf(policy)}`}
      note={`${policy.startDate} 至 ${policy.endDate}`}
      {...(policy.status !== 'in-force' && { value: looks[policy.status][1] })}
    >
      {policy.productName}
    </NavRow>
  ))
}

export function policyPathOf({ kind, handle }: OwnPolicy): string {
  const page = isCarKind(kind) ? 'policy-carDetail' : 'policy-detail'
  return `/${page}?handle=${handle}&kind=${kind}`
}

interface ProductsProps {
  readonly title: string
  readonly policies: readonly OwnPolicy[]
}

/** Policies by product, each with its count; a product opens in place. */
export function Products({ title, policies }: ProductsProps) {
  if (policies.length === 0) return null
  return (
    <Card title={title} aside={`${policies.length} 份`} isNavList>
      {byProduct(policies).map(([name, ofProduct]) => (
        <details key={name} className={styles.product}>
          <summary>
            {name}
            <span>{ofProduct.length} 份</span>
            <Icon of={ChevronDown} size="s" />
          </summary>
          <PolicyRows policies={ofProduct} />
        </details>
      ))}
    </Card>
  )
}

export function isRunning({ status }: OwnPolicy): boolean {
  return status === 'in-force' || status === 'not-started'
}

export function isOver(policy: OwnPolicy): boolean {
  return !isRunning(policy)
}

function byProduct(policies: readonly OwnPolicy[]): [string, OwnPolicy[]][] {
  const products = new Map<string, OwnPolicy[]>()
  for (const policy of policies) {
    products.set(policy.productName, [...(products.get(policy.productName) ?? []), policy])
  }
  return [...products]
}
