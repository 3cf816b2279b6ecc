import type { Overview, OwnCar, OwnGroup, OwnPolicy } from '@ecenter/contract/person/overview.ts'
import { isCarKind } from '@ecenter/contract/policies/policy-summary.ts'
import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Icon } from '../../kit/layout/Icon.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { hotlineUrl } from '../../shell/brand.ts'
import { PlateMark } from '../PlateMark.tsx'
import { isMany } from './is-many.ts'
import styles from './overview.module.css'
import { Covers, looks, StatusBadge, Until } from './thing-parts.tsx'

/** What is insured: as cards that say the cover in words, or, where there is too much of it, as lists. */
export function OwnThings({ overview }: { readonly overview: Overview }) {
  const { cars, groups } = overview
  if (cars.length + groups.length === 0) return <Nothing maskedMobile={overview.maskedMobile} />
  return isMany(overview) ? <Lists overview={overview} /> : <Cards overview={overview} />
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

/** Each policy opens its own page; of a car the page of the car is reached from its card. */
function PolicyRows({ policies }: { readonly policies: readonly OwnPolicy[] }) {
  return policies.map((policy) => (
    <NavRow
      key={policy.handle}
      href={policyHref(policy)}
      note={`${policy.startDate} 至 ${policy.endDate}`}
      {...(policy.status !== 'in-force' && { value: looks[policy.status][1] })}
    >
      {policy.productName}
    </NavRow>
  ))
}

function policyHref({ kind, handle }: OwnPolicy): string {
  const page = isCarKind(kind) ? 'policy-carDetail' : 'policy-detail'
  return `#/${page}?handle=${handle}&kind=${kind}`
}

/** Who has much, or is a company: what runs, what has ended by product, and a search above both. */
function Lists({ overview: { cars, groups, morePolicies } }: { readonly overview: Overview }) {
  const [wanted, setWanted] = useState('')
  const word = wanted.trim().toUpperCase()
  const fits = (...texts: readonly (string | undefined)[]) =>
    texts.some((text) => text?.toUpperCase().includes(word))
  const shownCars = cars.filter(({ plate, brandModel }) => fits(plate, brandModel))
  const others = groups
    .flatMap(({ policies }) => policies)
    .filter(({ productName, insuredName }) => fits(productName, insuredName))
  const isNothing = shownCars.length + others.length === 0
  return (
    <>
      <Field
        label="找保单"
        type="search"
        placeholder="车牌、姓名、产品"
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      {shownCars.length > 0 && (
        <Card title="车" aside={`${shownCars.length} 辆`} isNavList>
          {shownCars.map(({ handle, plate, brandModel, covers: [cover], status }) => (
            <NavRow
              key={handle}
              href={`#/me/car?handle=${handle}`}
              note={cover ? `${cover.what}，${cover.pays}` : brandModel}
              value={looks[status][1]}
            >
              {plate ?? brandModel}
            </NavRow>
          ))}
        </Card>
      )}
      <Products title="正在保障" policies={others.filter(isRunning)} />
      <Products title="已经结束" policies={others.filter(isOver)} />
      {isNothing && (
        <p className={styles.none} role="status">
          没有找到“{wanted}”，换个词试试
        </p>
      )}
      {morePolicies > 0 && (
        <Card label="更多保单" isNavList>
          <NavRow href="#/policy-queryResult?by=mine" value={`${morePolicies} 份`}>
            其余保单，一页一页看
          </NavRow>
        </Card>
      )}
    </>
  )
}

interface ProductsProps {
  readonly title: string
  readonly policies: readonly OwnPolicy[]
}

/** Policies by product, each with its count; a product opens in place. */
function Products({ title, policies }: ProductsProps) {
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

function isRunning({ status }: OwnPolicy): boolean {
  return status === 'in-force' || status === 'not-started'
}

function isOver(policy: OwnPolicy): boolean {
  return !isRunning(policy)
}

function byProduct(policies: readonly OwnPolicy[]): [string, OwnPolicy[]][] {
  const products = new Map<string, OwnPolicy[]>()
  for (const policy of policies) {
    products.set(policy.productName, [...(products.get(policy.productName) ?? []), policy])
  }
  return [...products]
}

function Nothing({ maskedMobile }: Pick<Overview, 'maskedMobile'>) {
  return (
    <Card title="没有找到保单" sub={`${maskedMobile ?? '您'} 名下现在是空的`}>
      <Card label="换个办法找" isNavList>
        <NavRow href="#/policy-query" note="号码换过，或是家人、业务员留的">
          用车牌号和证件查
        </NavRow>
        <NavRow href="#/policy-query-property" note="纸质保单或短信上有">
          用保单号查
        </NavRow>
      </Card>
    </Card>
  )
}
