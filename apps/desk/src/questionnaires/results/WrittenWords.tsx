import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { listWords } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { Question } from '@ecenter/contract/questionnaires/question.ts'
import { useState } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { CustomerWords } from '../../kit/layout/CustomerWords.tsx'
import { Pager } from '../../kit/lists/Pager.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import styles from './Results.module.css'

interface WrittenWordsProps {
  readonly id: string
  readonly version: number
  readonly question: Question
  /** How many wrote something. */
  readonly answered: number
}

/** What was written, once it is asked for: a reading leaves a trace. */
export function WrittenWords(props: WrittenWordsProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (props.answered === 0) return null
  if (isOpen) return <Words {...props} />
  return (
    <Button isSmall onClick={() => setIsOpen(true)}>
      看回答：{props.question.title}
    </Button>
  )
}

function Words({ id, version, question }: WrittenWordsProps) {
  const [page, setPage] = useState(1)
  const { questionId, title } = question
  const request = { id, version, questionId, page }
  const query = useDeskQuery(listWords, request, { keeps: 'page' })
  return (
    <Loaded query={query} lines={4}>
      {({ words, total }) => (
        <>
          <ul className={styles.words} aria-label={`回答：${title}`}>
            {words.map(({ text, day }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name than their place
              <li key={at}>
                <CustomerWords>{text}</CustomerWords>
                <span className={styles.day}>{day}</span>
              </li>
            ))}
          </ul>
          <Pager page={page} pages={Math.ceil(total / rowsPerPage)} onPage={setPage} />
        </>
      )}
    </Loaded>
  )
}
