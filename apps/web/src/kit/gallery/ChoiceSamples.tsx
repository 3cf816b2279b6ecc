import { useState } from 'react'
import { Checklist } from '../choices/Checklist.tsx'
import { RadioGroup } from '../choices/RadioGroup.tsx'
import { Switch } from '../choices/Switch.tsx'
import { Fields } from '../fields/Fields.tsx'
import { Card } from '../layout/Card.tsx'
import styles from './samples.module.css'

const points = Array.from({ length: 10 }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))

export function ChoiceSamples() {
  const [sex, setSex] = useState<'1' | '2'>()
  const [way, setWay] = useState<'wechat' | 'alipay' | 'card'>('wechat')
  const [point, setPoint] = useState<string>()
  const [topics, setTopics] = useState<readonly string[]>(['price'])
  const [hasNews, setHasNews] = useState(true)
  return (
    <Card title="单选、多选和开关">
      <div className={styles.body}>
        <Fields>
          <RadioGroup
            label="称呼"
            choices={[
              { value: '1', label: '先生' },
              { value: '2', label: '女士' },
            ]}
            value={sex}
            onChange={setSex}
            error={sex === undefined ? '请选择称呼。' : undefined}
          />
          <RadioGroup
            label="支付方式"
            look="rows"
            choices={[
              { value: 'wechat', label: '微信支付' },
              {
                value: 'alipay',
                label: '支付宝',
                note: '需要跳转到支付宝完成付款，付款后自动返回',
              },
              { value: 'card', label: '银行卡', note: '暂不支持', isDisabled: true },
            ]}
            value={way}
            onChange={setWay}
          />
          <RadioGroup
            label="投保人类型"
            choices={[
              { value: '0', label: '投保人' },
              { value: '1', label: '被保险人', isDisabled: true },
            ]}
            value="0"
            onChange={() => {}}
          />
          <RadioGroup
            label="推荐程度"
            aside="1 不愿意，10 很愿意"
            look="points"
            choices={points}
            value={point}
            onChange={setPoint}
          />
          <Checklist
            label="您关心什么"
            max={3}
            choices={[
              { value: 'price', label: '保费' },
              { value: 'cover', label: '保障范围' },
              { value: 'speed', label: '理赔速度', note: '从报案到赔款到账' },
              { value: 'help', label: '道路救援、代驾、送检和安全检测等车险增值服务' },
              { value: 'gift', label: '活动', isDisabled: true },
            ]}
            value={topics}
            onChange={setTopics}
          />
          <Checklist
            label="需要的单证"
            choices={[{ value: 'id', label: '身份证' }]}
            value={[]}
            onChange={() => {}}
            error="请至少选一项。"
          />
          <div>
            <Switch isOn={hasNews} onChange={setHasNews} note="办理有进展时发一条短信">
              接收进度短信
            </Switch>
            <Switch isOn={false} onChange={() => {}} disabled>
              不可修改
            </Switch>
            <Switch isOn onChange={() => {}} disabled>
              不可修改，已打开
            </Switch>
          </div>
        </Fields>
      </div>
    </Card>
  )
}
