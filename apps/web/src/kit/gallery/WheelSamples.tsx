import { useState } from 'react'
import { AreaField } from '../AreaField.tsx'
import type { Area } from '../area-columns.ts'
import { Card } from '../Card.tsx'
import { DateField } from '../DateField.tsx'
import { Fields } from '../Fields.tsx'
import { WheelField } from '../WheelField.tsx'
import styles from './samples.module.css'

const hours = Array.from({ length: 11 }, (_, at) => ({ value: `${at + 8}`, label: `${at + 8} 点` }))
const callTimes = [{ value: 'soon', label: '尽快' }, ...hours]
const outlets = Array.from({ length: 2000 }, (_, at) => ({
  value: `${at + 1}`,
  label: `${at + 1} 号网点`,
}))
const areas: readonly Area[] = [
  {
    code: '11000000',
    name: '北京市',
    children: [
      { code: '11010100', name: '东城区' },
      { code: '11010500', name: '朝阳区' },
      { code: '11010800', name: '海淀区' },
    ],
  },
  {
    code: '44000000',
    name: '广东省',
    children: [
      {
        code: '44010000',
        name: '广州市',
        children: [
          { code: '44010300', name: '荔湾区' },
          { code: '44010600', name: '天河区' },
        ],
      },
      {
        code: '44030000',
        name: '深圳市',
        children: [
          { code: '44030400', name: '福田区' },
          { code: '44030500', name: '南山区' },
        ],
      },
    ],
  },
  {
    code: '53000000',
    name: '云南省',
    children: [
      {
        code: '53280000',
        name: '西双版纳傣族自治州',
        children: [
          { code: '53280100', name: '景洪市' },
          { code: '53282200', name: '勐海县' },
        ],
      },
      {
        code: '53040000',
        name: '玉溪市',
        children: [{ code: '53042800', name: '元江哈尼族彝族傣族自治县' }],
      },
    ],
  },
]

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
          <AreaField label="所在地区" areas={areas} value={area} onChange={setArea} />
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
