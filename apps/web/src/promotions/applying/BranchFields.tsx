import { getCityCode } from '@ecenter/contract/places/get-city-code.ts'
import { useCall } from '../../client/use-call.ts'
import { AreaField } from '../../kit/AreaField.tsx'
import { type Area, pathTo } from '../../kit/area-columns.ts'
import { WheelField } from '../../kit/WheelField.tsx'
import { FailureNotice } from '../../verification/FailureNotice.tsx'
import type { ApplyForm, Branches } from './use-apply-form.ts'

const noBranch = '这个地区没有机构，请选择附近的地区。'

interface BranchFieldsProps {
  readonly form: ApplyForm
  readonly branches: Branches
}

/** Where the promoter works, and the branch there. */
export function BranchFields({ form, branches }: BranchFieldsProps) {
  const places = useCall(getCityCode, {}, { isLasting: true })
  const areas = places.value?.areas ?? []
  const city = form.widget('cityCode')
  const county = form.widget('countyAddress')
  const branch = form.widget('comCode')

  function handleArea(code: string) {
    const { cityCode, countyAddress } = cityAndCounty(pathTo(code, areas))
    if (cityCode !== city.value) branch.onChange('')
    city.onChange(cityCode)
    county.onChange(countyAddress)
  }

  return (
    <>
      <AreaField
        {...city}
        label="所在地区"
        aside={loadingOf(places)}
        areas={areas}
        value={county.value || city.value}
        onChange={handleArea}
        disabled={areas.length === 0}
      />
      <Retry {...places} />
      <WheelField
        {...branch}
        label="所属机构"
        aside={loadingOf(branches)}
        hint={hintOf(branches, city.value)}
        options={branches.all.map(({ comCode, comName }) => ({ value: comCode, label: comName }))}
        value={branches.chosen?.comCode ?? ''}
        error={branch.error && errorOf(branches, city.value, branch.error)}
        disabled={branches.all.length === 0}
      />
      <Retry {...branches} />
    </>
  )
}

/** The codes of counties do not end in zeros; a town that no city governs counts as one. */
function cityAndCounty(path: readonly Area[]) {
  const codes = path.map(({ code }) => code)
  const cityCode = codes.filter((code) => code.endsWith('0000')).at(-1) ?? ''
  const last = codes.at(-1) ?? ''
  return { cityCode, countyAddress: last === cityCode ? '' : last }
}

type Asked = Pick<Branches, 'isLoading' | 'failed' | 'ask'>

function loadingOf({ isLoading }: Asked): string | undefined {
  return isLoading ? '加载中…' : undefined
}

function Retry({ failed, ask }: Asked) {
  return failed && <FailureNotice failed={failed} onRetry={ask} />
}

/** What can be done about it: there is nothing to choose from before the area. */
function errorOf({ isNone, isLoading }: Branches, cityCode: string, error: string): string {
  if (cityCode === '') return '请先选择所在地区'
  if (isLoading) return '机构正在加载，加载好后请再提交'
  return isNone ? noBranch : error
}

function hintOf({ chosen, isNone }: Branches, cityCode: string): string | undefined {
  if (cityCode === '') return '先选择所在地区'
  if (isNone) return noBranch
  return chosen && `${chosen.address}，${chosen.phone}`
}
