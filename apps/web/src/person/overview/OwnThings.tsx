import type { Overview, OwnCar, OwnGroup } from '@ecenter/contract/person/overview.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { hotlineUrl } from '../../shell/brand.ts'
import { PlateMark } from '../PlateMark.tsx'
import { Covers, Until } from './Covers.tsx'
import { isMany } from './is-many.ts'
import { OwnLists } from './OwnLists.tsx'
import { isOver, isRunning, PolicyRows, Products, StatusBadge } from './OwnPolicies.tsx'
import styles from './overview.module.css'

/** What is insured: as cards that say the cover in words, or, where there is too much of it, as lists. */
export function OwnThings({ overview }: { readonly overview: Overview }) {
  const { cars, groups } = overview
  if (cars.length + groups.length === 0) return <Nothing maskedMobile={overview.maskedMobile} />
  return isMany(overview) ? <OwnLists overview={overview} /> : <Cards overview={overview} />
}

function Cards({ overview: { cars, groups, opens } }: { readonly overview: Overview }) {
  const running = groups
    .map((group) => ({ ...group, policies: group.policies.filter(isRunning) }))
    .filter(({ policies }) => policies.length > 0)
  const hasHome = running.some(({ group }) => group === 'home')
  return (
    <>
      <h2 className={styles.section}>我的保障</h2>
      <div className={styles.things}>
        {cars.map((car) => (
          <CarCard key={car.handle} car={car} />
        ))}
        {running.map((group) => (
          <GroupCard key={group.group} group={group} />
        ))}
        {!hasHome && opens === 'person' && (
          <section className={styles.missing} aria-label="家">
            <h3>家</h3>
            <p>火灾、水管爆裂、被盗，现在都不赔</p>
          </section>
        )}
      </div>
      <Products
        title="已经结束"
        policies={groups.flatMap(({ policies }) => policies.filter(isOver))}
      />
    </>
  )
}

function CarCard({ car }: { readonly car: OwnCar }) {
  const { handle, plate, brandModel, status, endDate, daysLeft, covers } = car
  const name = plate ?? brandModel
  return (
    <section className={styles.thing} aria-label={name}>
      <div className={styles.thingHead}>
        {plate === undefined ? <h3>新车未上牌</h3> : <PlateMark plate={plate} />}
        <p>{brandModel}</p>
        <StatusBadge status={status} />
      </div>
      <Covers covers={covers} />
      {endDate !== undefined && <Until endDate={endDate} daysLeft={daysLeft} />}
      <div className={styles.foot}>
        <ButtonLink variant="text" href={`#/me/car?handle=${handle}&sheet=documents`}>
          电子保单
        </ButtonLink>
        <ButtonLink variant="text" href={hotlineUrl}>
          道路救援
        </ButtonLink>
        <ButtonLink
          variant="text"
          href={`#/me/car?handle=${handle}`}
          aria-label={`看${name}的全部`}
        >
          看全部
        </ButtonLink>
      </div>
    </section>
  )
}

function GroupCard({ group: { title, sub, covers, policies } }: { readonly group: OwnGroup }) {
  const [first] = policies
  return (
    <section className={styles.thing} aria-label={title}>
      <div className={styles.thingHead}>
        <h3>{title}</h3>
        <p>{sub}</p>
        {first !== undefined && <StatusBadge status={first.status} />}
      </div>
      <Covers covers={covers} />
      <PolicyRows policies={policies} />
    </section>
  )
}

function Nothing({ maskedMobile }: Pick<Overview, 'maskedMobile'>) {
  return (
    <Card title="没有找到保单" sub={`${maskedMobile ?? '您'} 名下现在是空的`} isNavList>
      <NavRow href="#/policy-query" data-click="policy query" note="号码换过，或是家人、业务员留的">
        用车牌号和证件查
      </NavRow>
      <NavRow href="#/policy-query-property" note="纸质保单或短信上有">
        用保单号查
      </NavRow>
    </Card>
  )
}
