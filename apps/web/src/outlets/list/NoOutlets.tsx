import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { findOutlets } from '@ecenter/contract/outlets/outlet.ts'
import { MapPinOff } from 'lucide'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { moveTo } from '../../places/move-to.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { useOutletQuery } from '../../state/outlet-query.ts'
import { isFiltered, noFilter } from '../outlet-question.ts'

interface NoOutletsProps extends Pick<ResponseOf<typeof findOutlets>, 'nearest'> {
  /** Whether the city has any, whatever the filter leaves of them. */
  readonly hasSite: boolean
}

/** Where there is none: the nearest place that has one, and the list without its filter. */
export function NoOutlets({ nearest, hasSite }: NoOutletsProps) {
  const query = useOutletQuery()
  const isNarrowed = hasSite && isFiltered(query)
  return (
    <ResultState
      tone="empty"
      icon={MapPinOff}
      title={isNarrowed ? '没有符合条件的网点' : '这里没有网点'}
      actions={
        <>
          {nearest !== undefined && (
            <Button
              isBlock
              onClick={() => moveTo({ code: nearest.cityCode, cityCode: nearest.cityCode })}
            >
              看{nearest.cityName}的网点
            </Button>
          )}
          {isNarrowed && (
            <Button variant="secondary" isBlock onClick={dropFilter}>
              查看全部类型和服务
            </Button>
          )}
          {nearest === undefined && !isNarrowed && (
            <ButtonLink href={hotlineUrl} isBlock>
              拨打 {brand.hotline}
            </ButtonLink>
          )}
        </>
      }
    >
      {nearest === undefined
        ? '您可以换一个城市，或打电话问我们。'
        : `离这里最近的网点在${nearest.cityName}。`}
    </ResultState>
  )
}

function dropFilter() {
  useOutletQuery.setState(noFilter)
}
