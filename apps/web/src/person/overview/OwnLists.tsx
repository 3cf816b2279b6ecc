import { findOwnPolicies, type Overview } from '@ecenter/contract/person/overview.ts'
import { useEffect, useState } from 'react'
import { useCall } from '../../client/use-call.ts'
import { Field } from '../../kit/fields/Field.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { isOver, isRunning, Products, statusText } from './OwnPolicies.tsx'
import styles from './overview.module.css'

/** Who has much, or is a company: what runs, what has ended by product, and a search above both. */
export function OwnLists({ overview }: { readonly overview: Overview }) {
  const { morePolicies } = overview
  const [wanted, setWanted] = useState('')
  const word = wanted.trim().toUpperCase()
  const { found, failed, isMore, isSearching } = useFound(overview, word)
  const policies = found.groups.flatMap((group) => group.policies)
  return (
    <>
      <Field
        label="找保单"
        enterKeyHint="search"
        placeholder={morePolicies > 0 ? '车牌、姓名、产品、保单号' : '车牌、姓名、产品'}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      {found.cars.length > 0 && (
        <Card title="车" aside={`${found.cars.length} 辆`} isNavList>
          {found.cars.map(({ handle, plate, brandModel, covers: [cover], status }) => (
            <NavRow
              key={handle}
              href={`#/me/car?handle=${handle}`}
              note={cover ? `${cover.what}，${cover.pays}` : brandModel}
              value={statusText(status)}
            >
              {plate ?? brandModel}
            </NavRow>
          ))}
        </Card>
      )}
      <Products title="正在保障" policies={policies.filter(isRunning)} />
      <Products title="已经结束" policies={policies.filter(isOver)} />
      <p className={styles.none} role="status">
        {messageOf()}
      </p>
      {morePolicies > 0 && word === '' && (
        <Card label="更多保单" isNavList>
          <NavRow href="#/policy-queryResult?by=mine" value={`${morePolicies} 份`}>
            其余保单，一页一页看
          </NavRow>
        </Card>
      )}
    </>
  )

  function messageOf(): string | undefined {
    if (isSearching) return '正在全部保单里找…'
    if (failed !== undefined) return failed
    if (isMore) return '还有更多，请把要找的写得再具体一些'
    return found.cars.length + policies.length === 0 ? `没有找到“${wanted}”，换个词试试` : undefined
  }
}

interface Found extends Pick<Overview, 'cars' | 'groups'> {}

interface Search {
  readonly found: Found
  readonly isMore: boolean
  readonly isSearching: boolean
  /** Why not all could be searched. */
  readonly failed: string | undefined
}

/** What fits of what shows; where there is more than shows, the service looks in all of it. */
function useFound({ cars, groups, morePolicies }: Overview, word: string): Search {
  const settled = useSettled(word)
  const isAsked = morePolicies > 0 && word !== ''
  const { value, failed, isLoading } = useCall(
    findOwnPolicies,
    isAsked && settled !== '' ? { text: settled } : undefined,
  )
  const fits = (...texts: readonly (string | undefined)[]) =>
    texts.some((text) => text?.toUpperCase().includes(word))
  const shown = {
    cars: cars.filter(({ plate, brandModel }) => fits(plate, brandModel)),
    groups: groups.map((group) => ({
      ...group,
      policies: group.policies.filter((policy) => fits(policy.productName, policy.insuredName)),
    })),
  }
  const isAnswered = isAsked && settled === word && value !== undefined
  return {
    found: isAnswered ? value : shown,
    isMore: isAnswered && value.isMore,
    isSearching: isAsked && (isLoading || settled !== word),
    failed: isAsked && failed !== undefined ? '现在只能在已显示的保单里找，请稍后再试' : undefined,
  }
}

const settledAfterMs = 400

/** What was typed, once nobody types on. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
