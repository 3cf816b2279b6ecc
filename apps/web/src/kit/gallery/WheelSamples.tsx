import { useState } from 'react'
import { AreaField } from '../fields/AreaField.tsx'
import { DateField } from '../fields/DateField.tsx'
import { Fields } from '../fields/Fields.tsx'
import { Card } from '../layout/Card.tsx'
import { WheelField } from '../wheels/WheelField.tsx'
import { sampleAreas } from './sample-areas.ts'
import styles from './samples.module.css'

const callTimes = [{ value: 'soon', label: '尽快' }, ...numbered(8, 18, '点')]
const outlets = numbered(1, 2000, '号网点')

export function WheelSamples() {
  const [time, setTime] = useState('10')
  const [outlet, setOutlet] = useState('')
  const [day, setDay] = useState('2026-01-31')
  const [moment, setMoment] = useState('')
  const [area, setArea] = useState('44030500')
  return (
    <Card title="滚轮选择">
      <div className={styles.body}>
        <Fields>
          <WheelField label="回电时间" options={callTimes} value={time} onChange={setTime} />
          <WheelField
            label="网点"
            options={outlets}
            value={outlet}
            onChange={setOutlet}
            hint="共 2000 个"
          />
          <DateField
            label="开票日期"
            min="2016-01-01"
            max="2036-12-31"
            value={day}
            onChange={setDay}
          />
          <DateField
            label="出险时间"
            min="2026-11-20 09:30"
            max="2026-11-24 18:00"
            start="2026-11-21 10:00"
            value={moment}
            onChange={setMoment}
            error="请选择出险时间。"
          />
          <AreaField label="所在地区" areas={sampleAreas} value={area} onChange={setArea} />
          <WheelField
            label="不可修改"
            options={callTimes}
            value="soon"
            onChange={setTime}
            disabled
          />
        </Fields>
      </div>
    </Card>
  )
}

function numbered(from: number, to: number, what: string) {
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    value: `${from + at}`,
    label: `${from + at} ${what}`,
  }))
}
