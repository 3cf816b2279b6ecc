import { type Area, pathTo } from '../../kit/fields/area-columns.ts'
import { WheelField } from '../../kit/wheels/WheelField.tsx'
import { AreaMapField } from '../../places/AreaMapField.tsx'
import { useAreaMap } from '../../places/use-area-map.ts'
import { FailureNotice } from '../../verification/FailureNotice.tsx'
import type { ApplyForm, Branches } from './use-apply-form.ts'

const noBranch = '这个地区没有机构，请选择附近的地区。'

interface BranchFieldsProps {
  readonly form: ApplyForm
  readonly branches: Branches
}

/** Where the promoter works, and the branch there. */
export function BranchFields({ form, branches }: BranchFieldsProps) {
  const map = useAreaMap()
  const city = form.widget('cityCode')
  const county = form.widget('countyAddress')
  const branch = form.widget('comCode')

  function handleArea(code: string) {
    const { cityCode, countyAddress } = cityAndCounty(pathTo(code, map.areas))
    if (cityCode !== city.value) branch.onChange('')
    city.onChange(cityCode)
    county.onChange(countyAddress)
  }

  return (
    <>
      <AreaMapField
        {...city}
        label="所在地区"
        map={map}
        value={county.value || city.value}
        onChange={handleArea}
      />
      <WheelField
        {...branch}
        label="所属机构"
        aside={branches.isLoading ? '加载中…' : undefined}
        hint={hintOf(branches, city.value)}
        options={branches.all.map(({ comCode, comName }) => ({ value: comCode, label: comName }))}
        value={branches.chosen?.comCode ?? ''}
        error={branch.error && errorOf(branches, city.value, branch.error)}
        disabled={branches.all.length === 0}
      />
      {branches.failed && <FailureNotice failed={branches.failed} onRetry={branches.ask} />}
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
