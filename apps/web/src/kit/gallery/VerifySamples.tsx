import { useState } from 'react'
import { CountdownButton } from '../buttons/CountdownButton.tsx'
import { useCountdown } from '../buttons/use-countdown.ts'
import { Field } from '../fields/Field.tsx'
import { Fields } from '../fields/Fields.tsx'
import { OtpField } from '../fields/OtpField.tsx'
import { SlideCaptcha, type SlideCaptchaProps } from '../gestures/SlideCaptcha.tsx'
import { Card } from '../layout/Card.tsx'
import { showToast } from '../overlays/toast-store.ts'
import styles from './samples.module.css'

const background = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="160"><path fill="lightblue" d="M0 0h300v160H0z"/><circle cx="90" cy="120" r="70" fill="seagreen"/><circle cx="230" cy="40" r="24" fill="khaki"/><path d="M180 60h44v44h-44z" fill="white"/></svg>',
)}`
const piece = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"><path d="M1 1h42v42H1z" fill="lightblue" stroke="gray"/></svg>',
)}`

export function VerifySamples() {
  const countdown = useCountdown(60)
  const [code, setCode] = useState('407')
  const [state, setState] = useState<SlideCaptchaProps['state']>('ready')
  return (
    <Card title="验证">
      <div className={styles.body}>
        <Fields>
          <Field
            label="短信验证码"
            placeholder="6 位数字"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            hint="验证码 5 分钟内有效。"
            trailing={<CountdownButton countdown={countdown} onPress={() => countdown.start()} />}
          />
          <OtpField
            label="6 位短信验证码"
            value={code}
            onChange={setCode}
            onComplete={() => showToast('已填完')}
          />
          <CountdownButton look="line" countdown={countdown} onPress={() => countdown.start()} />
          <OtpField
            label="6 位错误验证码"
            value="123456"
            onChange={() => {}}
            error="验证码不对，还可以试 4 次。"
          />
          <SlideCaptcha
            {...{ background, piece, state }}
            width={300}
            height={160}
            pieceTop={60}
            pieceWidth={44}
            hint="拖动滑块，放进缺口"
            onRelease={(x) => setState(Math.abs(x - 180) < 6 ? 'passed' : 'failed')}
            onRefresh={() => setState('ready')}
          >
            <a href="tel:95518">拨打 95518，由人工办理</a>
          </SlideCaptcha>
        </Fields>
      </div>
    </Card>
  )
}
