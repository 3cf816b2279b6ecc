import { Icon } from '@ecenter/ui/Icon.tsx'
import { CircleCheck, CircleX, Clock, CloudOff, FileSearch, Phone, TriangleAlert } from 'lucide'
import { Button, ButtonLink } from '../buttons/Button.tsx'
import { NoticeBar } from '../layout/NoticeBar.tsx'
import { ResultState } from '../layout/ResultState.tsx'
import { Loading } from '../progress/Loading.tsx'
import { SkeletonCards } from '../progress/Skeleton.tsx'
import { type SpinnerType, TypedSpinner } from '../progress/TypedSpinner.tsx'

const spinners: readonly SpinnerType[] = [
  'snake',
  'double-bounce',
  'triple-bounce',
  'fading-circle',
]

export function StateSamples() {
  return (
    <>
      <NoticeBar>系统将于今晚 23:00 维护 1 小时。</NoticeBar>
      <NoticeBar tone="warning" icon={TriangleAlert}>
        保单将在 7 天后到期。
      </NoticeBar>
      <NoticeBar tone="danger" icon={TriangleAlert}>
        上传失败，请重新选择照片。
      </NoticeBar>
      <NoticeBar tone="neutral">数据更新至 2026-11-20。</NoticeBar>
      <Loading />
      {spinners.map((type) => (
        <Loading key={type} text={type} spinner={<TypedSpinner type={type} size={40} />} />
      ))}
      <SkeletonCards count={2} />
      <ResultState
        tone="success"
        icon={CircleCheck}
        title="申诉已提交"
        actions={<Button isBlock>查看进度</Button>}
      >
        我们在 12 月 6 日（周日）前答复您。
      </ResultState>
      <ResultState
        tone="failed"
        icon={CircleX}
        title="申诉没有提交"
        actions={<Button isBlock>重新提交</Button>}
      >
        网络中断，填写的内容已经保留。
      </ResultState>
      <ResultState tone="waiting" icon={Clock} title="正在确认付款">
        银行一般在 1 分钟内答复，
        <br />
        请不要再次付款。
      </ResultState>
      <ResultState
        tone="error"
        icon={CloudOff}
        title="数据获取失败"
        code="E1010002"
        actions={
          <>
            <Button isBlock>返回首页</Button>
            <ButtonLink variant="secondary" isBlock href="tel:95518">
              <Icon of={Phone} size="s" />
              联系我们 95518
            </ButtonLink>
          </>
        }
      >
        您可以返回首页重新办理，
        <br />
        刚才填写的内容已经保留。
      </ResultState>
      <ResultState
        tone="empty"
        icon={FileSearch}
        title="没有查到理赔信息"
        actions={<Button isBlock>重新查询</Button>}
        tips={{
          title: '可能的原因',
          items: ['刚刚报案，记录 30 分钟内更新。', '保单号或证件号码有误，请对照保单核对。'],
        }}
      >
        这份保单目前没有理赔记录。
      </ResultState>
    </>
  )
}
