import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { yuan } from '../../kit/words/money.ts'
import { pageParameter } from '../../shell/location.ts'
import { DocumentsSheet } from '../documents/DocumentsSheet.tsx'
import type { Car } from './car.ts'
import styles from './PoliciesCard.module.css'

const numerals = ['零', '一', '两', '三', '四', '五']

/** The policies that run together with what they cost, and the way to all papers. */
export function PoliciesCard({ handle, car }: { readonly handle: string; readonly car: Car }) {
  const [isOpen, setIsOpen] = useState(() => pageParameter('sheet') === 'documents')
  const { policies, endDate } = car
  const count = numerals[policies.length] ?? `${policies.length} `
  return (
    <Card title={`${count}份保单`} aside={endDate && `${endDate} 到期`}>
      <dl className={styles.policies}>
        {policies.map(({ handle: policy, kind, productName, premium }) => (
          <div key={policy}>
            <dt>{shortNames[kind] ?? productName}（元）</dt>
            <dd>{premium === undefined ? '见保单' : yuan(premium)}</dd>
          </div>
        ))}
      </dl>
      <Total policies={policies} />
      <div className={styles.papers}>
        <Button isBlock onClick={() => setIsOpen(true)}>
          电子保单和单证
        </Button>
      </div>
      <DocumentsSheet {...{ handle, car, isOpen }} onClose={() => setIsOpen(false)} />
    </Card>
  )
}

const shortNames: Readonly<Record<string, string>> = {
  compulsory: '交强险',
  commercial: '商业险',
  accident: '驾乘险',
}

/** All together, with what is collected for the state; where a premium is not told there is none. */
function Total({ policies }: Pick<Car, 'policies'>) {
  const premiums = policies.map(({ premium }) => premium)
  if (premiums.includes(undefined)) return null
  const tax = policies.reduce((sum, { vehicleTax = 0 }) => sum + vehicleTax, 0)
  const total = policies.reduce((sum, { premium = 0 }) => sum + premium, tax)
  if (tax === 0 && policies.length < 2) return null
  return (
    <p className={styles.total}>
      {tax > 0 && `另代收车船税 ${yuan(tax)} 元，`}共 {yuan(total)} 元
    </p>
  )
}
