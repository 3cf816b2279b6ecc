import { progressPages } from '@ecenter/contract/claims/claim-progress.ts'
import type { OwnClaim } from '@ecenter/contract/person/overview.ts'
import { plateChangeName } from '@ecenter/contract/plates/plate-change-name.ts'
import { FilePen, ScrollText, UsersRound } from 'lucide'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Fold } from '../../kit/layout/Fold.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { shortDay } from '../../kit/words/short-day.ts'
import { hotlineUrl } from '../../shell/brand.ts'
import type { Car } from './car.ts'
import styles from './car-cards.module.css'

/** Help that comes with the policies, as far as they tell it; how much of it was used nobody has told us. */
export function ServicesCard({ services, endDate }: Pick<Car, 'services' | 'endDate'>) {
  if (services.length === 0) return null
  return (
    <Card title="随保单的服务" aside={endDate && `到 ${endDate}`}>
      <ul className={styles.services}>
        {services.map(({ name, note }) => (
          <li key={name}>
            <span>
              {name}
              {note !== '' && <small>{note}</small>}
            </span>
            {name.includes('救援') && (
              <ButtonLink href={hotlineUrl} variant="text" isCompact>
                叫救援
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The claims of the car, the latest report first, each with its next day. */
export function ClaimsCard({ claims }: Pick<Car, 'claims'>) {
  if (claims.length === 0) {
    return <Card title="理赔" sub="这辆车还没有理赔" />
  }
  return (
    <Card title="理赔" isNavList>
      {claims.map((claim) => (
        <NavRow
          key={claim.handle}
          href={`#${progressPages[claim.kind]}?handle=${claim.handle}`}
          note={claimNote(claim)}
          value={claim.statusText}
        >
          {claim.headline}
        </NavRow>
      ))}
    </Card>
  )
}

function claimNote({ accidentType, accidentAt, next, todoCount }: OwnClaim): string {
  const what = `${accidentType}，${accidentAt.slice(0, '2026-11-20'.length)}`
  if (todoCount > 0) return `${what}，等您办 ${todoCount} 件事`
  return next === undefined ? what : `${what}，最晚 ${shortDay(next.on)}`
}

/** What else there is about the car. */
export function MoreRows({ handle, car }: { readonly handle: string; readonly car: Car }) {
  return (
    <Card label="更多" isNavList>
      <NavRow href={`#/policy-carDetail?handle=${handle}`} icon={UsersRound}>
        车辆和人员
      </NavRow>
      <NavRow
        href={`#/policy-detail-PDFList?handle=${handle}`}
        icon={ScrollText}
        value={`${car.clauseCount} 份`}
      >
        条款原文
      </NavRow>
      <NavRow
        href={`#/license-correct?handle=${handle}`}
        data-click="plate supplement"
        icon={FilePen}
      >
        {plateChangeName(car.plate)}
      </NavRow>
    </Card>
  )
}

/** Terms that are over, and few look for. */
export function EarlierPolicies({ policies }: { readonly policies: Car['earlier'] }) {
  if (policies.length === 0) return null
  return (
    <Fold title={`其他期限的保单（${policies.length} 份）`}>
      <Card label="其他期限的保单" isNavList>
        {policies.map(({ handle, productName, startDate, endDate }) => (
          <NavRow
            key={handle}
            href={`#/policy-carDetail?handle=${handle}`}
            note={`${startDate} 至 ${endDate}`}
          >
            {productName}
          </NavRow>
        ))}
      </Card>
    </Fold>
  )
}
