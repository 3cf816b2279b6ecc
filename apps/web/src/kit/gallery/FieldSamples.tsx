import { useState } from 'react'
import { SubmitButton } from '../buttons/SubmitButton.tsx'
import { useCountdown } from '../buttons/use-countdown.ts'
import { Checkbox } from '../choices/Checkbox.tsx'
import { CodeField } from '../fields/CodeField.tsx'
import { CodePicture } from '../fields/CodePicture.tsx'
import { Field } from '../fields/Field.tsx'
import { Fields } from '../fields/Fields.tsx'
import { FileButton } from '../fields/FileButton.tsx'
import { IdNumberField } from '../fields/IdNumberField.tsx'
import { PlateField } from '../fields/PlateField.tsx'
import { TextareaField } from '../fields/TextareaField.tsx'
import { Card } from '../layout/Card.tsx'
import { LinkTabs } from '../tabs/LinkTabs.tsx'
import styles from './samples.module.css'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 36"><path d="M2 24c16-14 30 10 46-4s28 8 42-6" fill="none" stroke="gray"/><text x="9" y="26" font-size="23" letter-spacing="8">7hRe</text></svg>',
)}`

export function FieldSamples() {
  const [plate, setPlate] = useState('京A8K621')
  const [newPlate, setNewPlate] = useState('')
  const [id, setId] = useState('11010519900307')
  const [content, setContent] = useState('左前大灯在事故中碰裂，定损清单里没有这一项，请重新核对。')
  const countdown = useCountdown(60)
  const [isSending, setIsSending] = useState(false)
  return (
    <Card title="表单">
      <form
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault()
          setIsSending(true)
          setTimeout(() => setIsSending(false), 2000)
        }}
      >
        <Fields>
          <LinkTabs
            label="种类"
            current="#car"
            tabs={[
              { label: '车险', href: '#car' },
              { label: '其他保险', href: '#other' },
            ]}
          />
          <PlateField
            label="车牌号"
            aside={
              <>
                新车未上牌？<a href="#new-car">用保单号查</a>
              </>
            }
            value={plate}
            onChange={setPlate}
          />
          <PlateField
            label="新车牌号"
            value={newPlate}
            onChange={setNewPlate}
            error="车牌号不完整，请检查后重新填写"
          />
          <IdNumberField
            value={id}
            onChange={setId}
            hint="投保人或被保险人的证件，单位填统一社会信用代码。"
          />
          <Field
            label="手机号"
            inputMode="tel"
            defaultValue="1380010567"
            error="手机号是 11 位数字，现在少 1 位。"
          />
          <Field label="姓名" placeholder="与保单上一致" autoComplete="name" />
          <Field label="保单号" defaultValue="不能修改" disabled />
          <Field
            label="图形验证码"
            aside="区分大小写"
            placeholder="图中 4 位字符"
            maxLength={4}
            isWrapping
            trailing={<CodePicture src={picture} onRefresh={() => {}} />}
          />
          <CodeField
            countdown={countdown}
            onSend={() => countdown.start()}
            hint="验证码 5 分钟内有效。"
          />
          <TextareaField label="异议内容" value={content} onChange={setContent} maxLength={100} />
          <TextareaField
            label="补充说明"
            aside="选填"
            value=""
            onChange={() => {}}
            maxLength={500}
            placeholder="还有什么要告诉我们"
            error="内容不能只有空格，请写明情况或者留空。"
            rows={2}
          />
          <TextareaField
            label="处理意见"
            value="不能修改"
            onChange={() => {}}
            maxLength={500}
            rows={2}
            disabled
          />
          <FileButton
            accept=".pdf,application/pdf"
            onChoose={() => {}}
            hint="PDF 文件，10 MB 以内。"
          >
            选择文件
          </FileButton>
          <div>
            <Checkbox>
              我已阅读并同意<a href="#rules">《个人信息处理规则》</a>和
              <a href="#terms">《保单查询服务协议》</a>
            </Checkbox>
            <Checkbox defaultChecked error="请先阅读并同意。">
              已勾选，带错误
            </Checkbox>
            <SubmitButton isSending={isSending} sendingText="正在查询…">
              查询保单
            </SubmitButton>
          </div>
        </Fields>
      </form>
    </Card>
  )
}
