import { accidentKindNames, otherSideNames } from '@ecenter/contract/accident-reports/accident.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import { Phone, WifiOff } from 'lucide'
import { type ReactNode, useEffect } from 'react'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { untilText } from '../../kit/words/until-text.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { type AccidentDraft, happenedAt, isEmpty } from '../draft/accident-draft.ts'
import { photoWords } from '../draft/photo-words.ts'
import { changeDraft, useDraft } from '../draft/use-draft.ts'
import styles from '../Flow.module.css'
import { FlowScreen } from '../FlowScreen.tsx'
import { changePath, proofPath, type ReportStep, stepPath } from '../report-steps.ts'
import type { Reporter } from '../sending/reporter.ts'
import { type Sending, useSending } from '../sending/use-sending.ts'
import { useOwnCars } from './own-cars.ts'

const TypedPhoneSheet = later(
  () => import('../../verification/TypedPhoneSheet.tsx'),
  'TypedPhoneSheet',
)

/** All that was told, each to be changed; then it is sent. */
export function SummaryStep() {
  const { draft } = useDraft()
  const { cars, isKnown, ask } = useOwnCars()
  const own = cars.find(({ title }) => title === draft.ownCar)
  const typed = { mobile: draft.mobile, licenseNo: draft.plate }
  // Whose proof has ended since is asked for a phone and a plate.
  const isPhoneMissing = own === undefined && isKnown && draft.mobile === ''
  const isUnknown = draft.ownCar !== '' && !isKnown
  const reporter: Reporter | undefined =
    own === undefined ? (isUnknown || isPhoneMissing ? undefined : typed) : { handle: own.handle }
  const { sending, send, rest } = useSending(reporter, ask)
  const isProofOver = isPhoneMissing || (sending.kind === 'unproven' && own !== undefined)

  const refused = sending.kind === 'refused' ? sending : undefined
  const isSending = sending.kind === 'sending'

  if (sending.kind === 'waiting' && !isProofOver) return <Waiting draft={draft} onRetry={send} />
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
          {!isPhoneMissing && (
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
      {!('handle' in (reporter ?? typed)) && (
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

/** There is no line, or nobody answers: nothing is lost, and there is a way that needs none. */
function Waiting({
  draft,
  onRetry,
}: {
  readonly draft: AccidentDraft
  readonly onRetry: () => void
}) {
  const { toldAt, photos } = draft
  const { isKept } = useDraft()
  // Sending was pressed at the lower end of a longer page.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <Screen isPlain isOfflineTold>
      <ResultState
        tone="waiting"
        icon={WifiOff}
        title={navigator.onLine ? '暂时发不出去，会自动再发' : '没有网络，会自动再发'}
        actions={
          <>
            <ButtonLink href={hotlineUrl} isBlock>
              <Icon of={Phone} />打 {brand.hotline}，不用网
            </ButtonLink>
            <Button variant="secondary" isBlock onClick={onRetry}>
              再试一次
            </Button>
          </>
        }
      >
        {isKept ? '已存在手机里，不用重填。' : '这台手机存不住填的内容。'}
        <br />
        {isKept ? '请留着这个页面。' : '请不要关闭这个页面，或直接打电话报案。'}
      </ResultState>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>已存好</dt>
          <dd>
            时间、地点、经过
            {photos.length > 0 && `，照片 ${photoWords(photos)}`}
          </dd>
        </div>
        {toldAt !== undefined && (
          <div className={styles.row}>
            <dt>记下时间</dt>
            <dd className="num">
              {minuteText(toldAt).slice(11)}
              <small>报案时间和收到的时间都会记下</small>
            </dd>
          </div>
        )}
      </dl>
    </Screen>
  )
}
