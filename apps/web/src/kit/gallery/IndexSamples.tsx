import { Search } from 'lucide'
import { useMemo, useState } from 'react'
import { Card } from '../Card.tsx'
import { Field } from '../Field.tsx'
import { IndexList } from '../IndexList.tsx'
import { ResultState } from '../ResultState.tsx'
import styles from './samples.module.css'

const stems = 'A安B宝C常D大E鄂F福G广H杭J吉K昆L兰M绵N南P平Q青R日S苏T唐W武X徐Y扬Z张'
const rowCount = 2000

/** Two thousand invented places. */
const places = Array.from({ length: rowCount }, (_, at) => {
  const letterAt = (at % (stems.length / 2)) * 2
  const letter = stems.charAt(letterAt)
  return { letter, key: `${at}`, label: `${stems.charAt(letterAt + 1)}城 ${at + 1}` }
})

export function IndexSamples() {
  const [wanted, setWanted] = useState('')
  const [selected, setSelected] = useState<string>()
  const sections = useMemo(() => sectionsOf(wanted), [wanted])
  return (
    <Card title="索引列表，2000 行">
      <div className={styles.tallBox}>
        <IndexList
          label="城市"
          sections={sections}
          selected={selected}
          onChoose={setSelected}
          search={
            <Field
              label="搜索城市"
              value={wanted}
              onChange={({ currentTarget }) => setWanted(currentTarget.value)}
            />
          }
          empty={
            <ResultState tone="empty" icon={Search} title="没有找到">
              请换一个名称再试。
            </ResultState>
          }
        />
      </div>
    </Card>
  )
}

function sectionsOf(wanted: string) {
  const letters = new Map<string, typeof places>()
  for (const place of places) {
    if (place.label.includes(wanted)) {
      letters.set(place.letter, [...(letters.get(place.letter) ?? []), place])
    }
  }
  return [...letters].sort().map(([letter, rows]) => ({ letter, rows }))
}
