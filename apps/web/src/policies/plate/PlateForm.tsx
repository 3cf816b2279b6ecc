import type { Rejected } from '@ecenter/client/result.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { type queryCorrect, updateCorrect } from '@ecenter/contract/plates/plate.ts'
import { useState } from 'react'
import { SubmitButton } from '../../kit/buttons/SubmitButton.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { PlateField } from '../../kit/fields/PlateField.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { brand } from '../../shell/brand.ts'
import { HelpFoot } from '../../shell/screen/HelpFoot.tsx'
import { WishNotice } from '../../shell/screen/WishNotice.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'

interface PlateFormProps {
  readonly handle: string
  /** Where the car is asked for again when its proof has run out. */
  readonly queryHref: string
  readonly current: ResponseOf<typeof queryCorrect>
  readonly onCorrected: (corrected: ResponseOf<typeof updateCorrect>) => void
}

/** The new plate, then the code that opens this one change. */
export function PlateForm({ current, ...rest }: PlateFormProps) {
  const { licenseNo, brandModel, productName, platePrefix, canCorrect, reason, wish } = current
  const isFirst = licenseNo === undefined
  return (
    <>
      <PageIntro title={isFirst ? '新车上牌了？' : '车牌号和行驶证不一样？'}>
        {isFirst
          ? '请把车牌号补到保单上，照行驶证填写。'
          : '请填写行驶证上的车牌号，保单会照它更正。'}
      </PageIntro>
      <Rows>
        <Row label="保单">{productName}</Row>
        <Row label="车辆">{brandModel}</Row>
        <Row label="现在的车牌号" isNumber>
          {licenseNo ?? '未上牌'}
        </Row>
      </Rows>
      {wish !== undefined && (
        <WishNotice
          wish={wish}
          what={`改为 ${wish.licenseNo}`}
          next={`核对后可以重新填写，或拨打 ${brand.hotline}。`}
        />
      )}
      {canCorrect ? (
        <NewPlate {...rest} platePrefix={platePrefix} />
      ) : (
        <NoticeBar tone="warning">{reason}</NoticeBar>
      )}
      <HelpFoot note="提交后我们核实，改好了会出一张批单" question="需要帮助？" />
    </>
  )
}

interface NewPlateProps extends Omit<PlateFormProps, 'current'> {
  /** What the field begins with until a province is chosen. */
  readonly platePrefix: string | undefined
}

function NewPlate({ handle, queryHref, platePrefix, onCorrected }: NewPlateProps) {
  const [refusal, setRefusal] = useState<string>()
  const form = useFreshCodeForm(
    updateCorrect,
    { handle, purpose: 'correct-plate', queryHref, isKept: true },
    { initial: { licenseNo: '' }, fixed: { handle }, onAnswer: onCorrected, onRefusal },
  )

  /** Too often, or no longer possible: told beside the form, whatever the class of its code. */
  function onRefusal({ message, field }: Rejected): boolean {
    setRefusal(field === undefined ? message : undefined)
    return field === undefined
  }

  return (
    <form {...form.props} aria-label="填写新的车牌号">
      <Fields>
        <PlateField
          {...form.widget('licenseNo')}
          {...(platePrefix === undefined ? {} : { defaultProvince: platePrefix })}
          label="新的车牌号"
          hint="与行驶证一致。同一辆车正在保障的保单会一起更新。"
        />
        <div>
          <FormNotice text={refusal ?? form.notice} />
          <SubmitButton isSending={form.isSending} sendingText="正在提交…">
            提交
          </SubmitButton>
        </div>
      </Fields>
      {form.sheet}
    </form>
  )
}
