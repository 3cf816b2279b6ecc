import { Plus, X } from 'lucide'
import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import type { ValueField } from '../kit/FieldFrame.tsx'
import { AreaField } from '../places/AreaField.tsx'
import { areaText } from '../places/area-levels.ts'
import { useAreas } from '../places/use-areas.ts'
import styles from './Activities.module.css'

/** Any number of areas; none stands for the whole country. */
export function AreasField(props: Omit<ValueField<string[]>, 'label'>) {
  const { name, value: codes = [], onChange, error } = props
  const areas = useAreas()
  const [chosen, setChosen] = useState('')

  function handleAdd() {
    onChange([...codes.filter((code) => code !== chosen), chosen])
    setChosen('')
  }

  return (
    <fieldset className={styles.areas}>
      <legend>展示地区</legend>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Button
              isSmall
              icon={X}
              aria-label={`去掉 ${areaText(areas, code)}`}
              onClick={() => onChange(codes.filter((each) => each !== code))}
            >
              {areaText(areas, code)}
            </Button>
          </li>
        ))}
      </ul>
      <AreaField
        {...{ name, error }}
        label="添加地区"
        none="请选择"
        hint="一个都不加就是全国。"
        value={chosen}
        onChange={setChosen}
      />
      <Button isSmall icon={Plus} disabled={chosen === ''} onClick={handleAdd}>
        加上这个地区
      </Button>
    </fieldset>
  )
}
