import { type InsuredPerson, insuredPeople } from '@ecenter/contract/policies/policies-of-people.ts'
import type { PolicyDetail } from '@ecenter/contract/policies/policy.ts'
import { type FormEvent, useState } from 'react'
import { useCallList } from '../../client/use-call-list.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import styles from './InsuredPeopleCard.module.css'

/** A list this long is searched rather than read. */
const searchedFrom = 10

/** Everybody that a policy names, a page at a time; in a long list the service searches. */
export function InsuredPeopleCard({ policy }: { readonly policy: PolicyDetail }) {
  const { handle, insuredCount } = policy
  const [search, setSearch] = useState('')
  return (
    <Card title="被保险人名单" aside={`共 ${insuredCount} 人`}>
      {insuredCount >= searchedFrom && <PeopleSearch onSearch={setSearch} />}
      <People handle={handle} search={search} />
    </Card>
  )
}

function PeopleSearch({ onSearch }: { readonly onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState('')
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form className={styles.search} aria-label="查找被保险人" onSubmit={handleSubmit}>
      <Field
        label="查找被保险人"
        hint="填写完整的姓名或证件号码；留空则显示全部。"
        value={typed}
        maxLength={50}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button variant="secondary" isBlock type="submit">
        查找
      </Button>
    </form>
  )
}

function People({ handle, search }: { readonly handle: string; readonly search: string }) {
  const request = search === '' ? { handle } : { handle, search }
  const { pages, failed, ask, loadMore } = useCallList(insuredPeople, request)
  const [first] = pages
  const last = pages.at(-1)
  if (failed !== undefined) {
    return (
      <>
        <NoticeBar tone="danger">名单暂时打不开，请稍后再试。</NoticeBar>
        <Button variant="secondary" isBlock onClick={ask}>
          再试一次
        </Button>
      </>
    )
  }
  if (first === undefined) return <Loading />
  if (first.total === 0) {
    return <p role="status">名单里没有“{search}”，请核对后再查。</p>
  }
  return (
    <>
      {search !== '' && <p role="status">找到 {first.total} 人</p>}
      <Rows isRuled>
        {pages
          .flatMap(({ people }) => people)
          .map((person) => (
            <PersonRow key={person.number} person={person} />
          ))}
      </Rows>
      {last?.nextPage !== undefined && <MoreButton onLoad={loadMore} />}
    </>
  )
}

function PersonRow({ person }: { readonly person: InsuredPerson }) {
  const { number, name, maskedIdNumber, relation, plan, joinedOn, leftOn } = person
  const notes = [relation, plan, joinedOn && `${joinedOn} 加入`, leftOn && `${leftOn} 退出`].filter(
    Boolean,
  )
  return (
    <Row
      label={`${number}. ${name}`}
      {...(notes.length === 0 ? {} : { note: notes.join('，') })}
      isNumber
    >
      {maskedIdNumber}
    </Row>
  )
}

function MoreButton({ onLoad }: { readonly onLoad: () => Promise<void> }) {
  const [phase, setPhase] = useState<'resting' | 'loading' | 'failed'>('resting')
  async function load() {
    setPhase('loading')
    await onLoad().then(
      () => setPhase('resting'),
      () => setPhase('failed'),
    )
  }
  return (
    <>
      {phase === 'failed' && <p role="alert">没有加载出来，请再试一次。</p>}
      <Button variant="text" isBlock isBusy={phase === 'loading'} onClick={load}>
        加载更多
      </Button>
    </>
  )
}
