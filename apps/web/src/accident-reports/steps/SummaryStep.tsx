import { accidentKindNames, otherSideNames } from '@ecenter/contract/accident-reports/accident.ts'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import type { ReactNode } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { untilText } from '../../kit/words/until-text.ts'
import { type AccidentDraft, happenedAt, isEmpty } from '../draft/accident-draft.ts'
import { photoWords } from '../draft/photo-words.ts'
import { changeDraft, useDraft } from '../draft/use-draft.ts'
import styles from '../Flow.module.css'
import { FlowScreen } from '../FlowScreen.tsx'
import { changePath, proofPath, type ReportStep, stepPath } from '../report-steps.ts'
import type { Reporter } from '../sending/reporter.ts'
import { type Sending, useSending } from '../sending/use-sending.ts'
import { type OwnCar, useOwnCars } from './own-cars.ts'
import { ProofOver, Waiting } from './Unsent.tsx'

const TypedPhoneSheet = later(
  () => import('../../verification/TypedPhoneSheet.tsx'),
  'TypedPhoneSheet',
)

/** All that was told, each to be changed; then it is sent. */
export function SummaryStep() {
  const { draft } = useDraft()
  const { cars, isKnown, isAsking, ask } = useOwnCars()
  const reporter = reporterOf(draft, cars)
  const { sending, send, rest } = useSending(reporter, ask)
  const isOwn = draft.ownCar !== ''
  // Who chose a car of theirs proves who they are again, or tells a plate and a phone instead.
  const isNobody = reporter === undefined && isKnown
  const isProofOver = isNobody || (sending.kind === 'unproven' && isOwn)

  const refused = sending.kind === 'refused' ? sending : undefined
  const isWaiting = sending.kind === 'waiting' && !isAsking
  const isSending = sending.kind === 'sending' || (sending.kind === 'waiting' && isAsking)

  if (isProofOver && draft.isToGo) return <ProofOver draft={draft} />
  if (isWaiting) return <Waiting draft={draft} onRetry={send} />
  return (
    <FlowScreen
      step="summary"
      title="看一遍，就发送"
      foot={
        <>
          {refused && <NoticeBar tone="danger">{refused.message}</NoticeBar>}
          {isProofOver && (
            <NoticeBar>
              验证已过期，填的都在。请<a href={`#${proofPath(stepPath('summary'))}`}>重新验证</a>
              ，或
              <a href={`#${stepPath('driver')}`}>填写车牌和手机</a>后发送。
            </NoticeBar>
          )}
          <p className={styles.note}>
            发送即表示以上是您知道的真实情况，并同意我们为处理这次报案使用这些信息（
            <a href="#/agreement">个人信息处理规则</a>）。
          </p>
          {!isNobody && (
            <Button isBlock isBusy={isSending} onClick={send}>
              {isSending ? '正在发送…' : '同意并发送报案'}
            </Button>
          )}
        </>
      }
    >
      <Told draft={draft} refused={refused} isFixed={isSending} />
      <TextareaField
        label="还想说明的"
        aside="选填"
        error={refused?.field === 'report.note' ? refused.message : undefined}
        value={draft.note}
        onChange={(note) => changeDraft({ note })}
        maxLength={500}
        rows={2}
        disabled={isSending}
      />
      {!isOwn && (
        <TypedPhoneSheet
          key={draft.mobile}
          mobile={draft.mobile}
          purpose="accident"
          form="accident-report"
          isOpen={sending.kind === 'unproven'}
          onClose={rest}
          onProven={send}
        />
      )}
    </FlowScreen>
  )
}

/** Who has chosen a car of their own reports by nothing else; undefined while it is not known who reports. */
function reporterOf(
  { ownCar, mobile, plate }: AccidentDraft,
  cars: readonly OwnCar[],
): Reporter | undefined {
  const own = cars.find(({ title }) => title === ownCar)
  if (own !== undefined) return { handle: own.handle }
  return ownCar !== '' || mobile === '' ? undefined : { mobile, licenseNo: plate }
}

interface ToldProps {
  readonly draft: AccidentDraft
  readonly refused: Extract<Sending, { kind: 'refused' }> | undefined
  /** It is on its way: what is changed now would not go along. */
  readonly isFixed: boolean
}

/** What was refused is said at its row, from where it is changed. */
function Told({ draft, refused, isFixed }: ToldProps) {
  const { words, position, kind, photos, otherSide, otherPlate } = draft
  const car = draft.ownCar || draft.plate
  const errorOf = (...fields: readonly string[]) =>
    fields.some((field) => refused?.field?.startsWith(field)) ? refused?.message : undefined
  return (
    <dl className={styles.rows}>
      <Row isFixed={isFixed} name="人" step="safe">
        {draft.isHurt ? '有人受伤' : '没有人受伤'}
      </Row>
      <Row
        isFixed={isFixed}
        name="时间"
        step="where"
        error={errorOf('report.happenedAt', 'report.toldAt')}
      >
        {untilText(minuteText(happenedAt(draft)), new Date())}
      </Row>
      <Row isFixed={isFixed} name="地点" step="where" error={errorOf('report.place')}>
        {words || '手机定位的位置'}
        {position && <small>已定位，误差约 {position.accuracy} 米</small>}
      </Row>
      <Row isFixed={isFixed} name="经过" step="what" error={errorOf('report.kind')}>
        {kind === undefined ? '没有选' : accidentKindNames[kind]}
      </Row>
      <Row isFixed={isFixed} name="照片" step="photos" error={errorOf('report.photos')}>
        {photos.length === 0 ? '没有拍，以后可以补' : photoWords(photos)}
      </Row>
      <Row isFixed={isFixed} name="车" step="driver" error={errorOf('licenseNo', 'report.driver')}>
        {car}
        <small>{draft.driver === 'me' ? '我在开' : `${draft.driverName || '别人'}在开`}</small>
      </Row>
      {draft.ownCar === '' && (
        <Row isFixed={isFixed} name="电话" step="driver" error={errorOf('mobile')}>
          {draft.mobile}
        </Row>
      )}
      <Row isFixed={isFixed} name="对方" step="driver" error={errorOf('report.other')}>
        {otherSide === undefined ? '没有选' : otherSideNames[otherSide]}
        {otherSide !== 'none' && !isEmpty(otherPlate) && <small>{otherPlate}</small>}
      </Row>
    </dl>
  )
}

interface RowProps {
  readonly name: string
  readonly step: ReportStep
  readonly isFixed: boolean
  readonly error?: string | undefined
  readonly children: ReactNode
}

function Row({ name, step, isFixed, error, children }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        {children}
        {error !== undefined && <small className={styles.error}>{error}</small>}
      </dd>
      <dd className={styles.change}>
        {isFixed ? (
          <span>改</span>
        ) : (
          <a href={`#${changePath(step)}`} aria-label={`改${name}`}>
            改
          </a>
        )}
      </dd>
    </div>
  )
}
