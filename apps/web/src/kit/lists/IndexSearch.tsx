import { Search } from 'lucide'
import type { ComponentProps } from 'react'
import { Field } from '../fields/Field.tsx'
import { ResultState } from '../layout/ResultState.tsx'
import { IndexList } from './IndexList.tsx'
import styles from './IndexSearch.module.css'

interface IndexSearchProps extends Omit<ComponentProps<typeof IndexList>, 'search' | 'empty'> {
  /** 搜索城市或区县 */
  readonly searchLabel: string
  readonly typed: string
  readonly onType: (text: string) => void
}

/** A long list by letter below a field that narrows it, by characters, pinyin or initials. */
export function IndexSearch({ searchLabel, typed, onType, ...list }: IndexSearchProps) {
  return (
    <IndexList
      {...list}
      search={
        <div className={styles.search}>
          <Field
            label={searchLabel}
            hint="可以输入汉字、拼音或拼音首字母"
            maxLength={20}
            value={typed}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        </div>
      }
      empty={
        <div className={styles.state}>
          <ResultState tone="empty" icon={Search} title="没有找到">
            请换一个名称，或清空后按字母选择。
          </ResultState>
        </div>
      }
    />
  )
}
