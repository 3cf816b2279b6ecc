import { progressPages } from '@ecenter/contract/claims/claim-progress.ts'
import type { Overview, OwnClaim } from '@ecenter/contract/person/overview.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Clock, Package, Truck } from 'lucide'
import { Card, CardLink } from '../../kit/layout/Card.tsx'
import { Fold } from '../../kit/layout/Fold.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { StepMeter } from '../../kit/progress/StepMeter.tsx'
import { stepStateAt } from '../../kit/progress/step-state.ts'
import { yuan } from '../../kit/words/money.ts'
import styles from './overview.module.css'

type Shown = Pick<Overview, 'claims' | 'orders' | 'deliveries' | 'tasks'>

/** What runs: claims with the next date, orders to pay, papers on their way; what has ended is folded. */
export function OwnClaims({ overview }: { readonly overview: Shown }) {
  const { claims, orders } = overview
  const isTask = (handle: string) => overview.tasks.some((task) => task.handle === handle)
  const deliveries = overview.deliveries.filter(({ handle }) => !isTask(handle))
  const open = claims.filter(({ status }) => status === 'open')
  const ended = claims.filter(({ status }) => status !== 'open')
  const unpaid = orders.filter(({ status, handle }) => status === 'unpaid' && !isTask(handle))
  return (
    <>
      {open.map((claim) => (
        <RunningClaim key={claim.handle} claim={claim} />
      ))}
      {unpaid.length + deliveries.length > 0 && (
        <Card label="订单和配送" isNavList>
          {unpaid.map(({ handle, title, payInfo }) => (
            <NavRow
              key={handle}
              href={`#/order-pay-detail?handle=${handle}`}
              data-click="order payment"
              icon={Package}
              note="待支付"
              value={`${yuan(payInfo.sumPremium)} 元`}
            >
              {title}
            </NavRow>
          ))}
          {deliveries.map(({ handle, headline, expected }) => (
            <NavRow
              key={handle}
              href={`#/order-deliveryInfo?handle=${handle}`}
              icon={Truck}
              {...(expected !== undefined && { note: expected })}
            >
              {headline}
            </NavRow>
          ))}
        </Card>
      )}
      {ended.length > 0 && (
        <Fold title={`已结束的理赔（${ended.length} 件）`}>
          <Card label="已结束的理赔" isNavList>
            {ended.map((claim) => (
              <NavRow
                key={claim.handle}
                href={`#${progressPages[claim.kind]}?handle=${claim.handle}`}
                note={whatOf(claim)}
                value={claim.statusText}
              >
                {claim.headline}
              </NavRow>
            ))}
          </Card>
        </Fold>
      )}
    </>
  )
}

function RunningClaim({ claim }: { readonly claim: OwnClaim }) {
  const { kind, handle, headline, next, stepNumber, stepCount } = claim
  const states = Array.from({ length: stepCount }, (_, at) => stepStateAt(at, stepNumber - 1))
  return (
    <CardLink
      href={`#${progressPages[kind]}?handle=${handle}`}
      title={headline}
      level={2}
      sub={whatOf(claim)}
    >
      {next !== undefined && (
        <p className={styles.promise}>
          <Icon of={Clock} size="s" />
          {next.text}
        </p>
      )}
      <div className={styles.meter}>
        <StepMeter states={states} />
      </div>
    </CardLink>
  )
}

function whatOf({ accidentType, plate, accidentAt }: OwnClaim): string {
  return [accidentType, plate, accidentAt.slice(0, 'YYYY-MM-DD'.length)].filter(Boolean).join(' · ')
}
