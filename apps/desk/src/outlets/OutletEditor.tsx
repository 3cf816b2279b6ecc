import { outletServices } from '@ecenter/contract/constants/outlet-service-items.ts'
import { outletKinds } from '@ecenter/contract/constants/outlet-types.ts'
import {
  type DeskOutlet,
  listOutletVersions,
  type OutletDraft,
  saveOutlet,
} from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import { EditorLayout } from '../kit/layout/EditorLayout.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import type { ComparedField } from '../kit/lists/Comparison.tsx'
import { areaText } from '../places/area-levels.ts'
import { useAreas } from '../places/use-areas.ts'
import { ContentVersions } from '../shell/content/ContentVersions.tsx'
import { DraftNotice } from '../shell/content/DraftNotice.tsx'
import { OtherEdit } from '../shell/content/OtherEdit.tsx'
import { useContentForm } from '../shell/content/use-content-form.ts'
import { OutletFields } from './OutletFields.tsx'
import { OutletPreview } from './OutletPreview.tsx'

interface OutletEditorProps {
  /** Undefined of a new one. */
  readonly outlet: DeskOutlet | undefined
  readonly onSaved: (id: string) => void
}

export function OutletEditor({ outlet, onSaved }: OutletEditorProps) {
  const areas = useAreas()
  const work = useContentForm(saveOutlet, {
    begun: outlet,
    kind: 'outlet',
    initialOf,
    fieldNames,
    saidOf: () => '已保存，客户马上能看到。',
    onSaved,
  })
  const { editing, form, draft, fill } = work

  return (
    <EditorLayout
      form={
        <Panel title={outlet === undefined ? '新增网点' : '编辑网点'}>
          <PageStack>
            <DraftNotice
              work={work}
              compare={(mine, theirs) => comparedOutlets(areas, mine, theirs)}
            />
            <OutletFields
              form={form}
              saving={work.saving}
              notice={
                <OtherEdit
                  work={work}
                  compare={(mine, theirs) => comparedOutlets(areas, mine, theirs)}
                />
              }
            />
          </PageStack>
        </Panel>
      }
      aside={
        <>
          <OutletPreview draft={draft} />
          <ContentVersions call={listOutletVersions} base={editing.base} onTake={fill} />
        </>
      }
    />
  )
}

/** Of a new outlet nobody knows where it is. */
type Initial = Omit<OutletDraft, 'latitude' | 'longitude'> & {
  readonly latitude: number | undefined
  readonly longitude: number | undefined
}

const empty: Initial = {
  name: '',
  address: '',
  areaCode: '',
  types: [],
  services: [],
  phone: '',
  latitude: undefined,
  longitude: undefined,
  hours: {
    spans: [{ days: [1, 2, 3, 4, 5], from: '08:30', to: '17:30' }],
    isOpenOnHolidays: false,
  },
  isShown: true,
}

const fieldNames = Object.keys(empty) as (keyof OutletDraft)[]

function initialOf(base: DeskOutlet | undefined): Initial {
  if (base === undefined) return empty
  const { id: _, version: __, ...draft } = base
  return draft
}

/** What two people wrote of one outlet, field by field. */
function comparedOutlets(
  areas: readonly Province[],
  mine: OutletDraft,
  theirs: OutletDraft,
): ComparedField[] {
  const of = (name: string, textOf: (draft: OutletDraft) => string) => ({
    name,
    mine: textOf(mine),
    theirs: textOf(theirs),
  })
  return [
    of('网点名称', ({ name }) => name),
    of('所在地区', ({ areaCode }) => areaText(areas, areaCode)),
    of('地址', ({ address }) => address),
    of('电话', ({ phone }) => phone),
    of('网点类型', ({ types }) => namesOf(outletKinds, types)),
    of('服务项目', ({ services }) => namesOf(outletServices, services)),
    of('位置', ({ latitude, longitude }) => `${latitude}, ${longitude}`),
    of('营业时间', ({ hours }) => hoursText(hours)),
    of('显示给客户', ({ isShown }) => (isShown ? '是' : '否')),
  ]
}

function namesOf(
  all: readonly { readonly code: string; readonly text: string }[],
  codes: readonly string[],
): string {
  return all
    .filter(({ code }) => codes.includes(code))
    .map(({ text }) => text)
    .join('、')
}

function hoursText({ spans, isOpenOnHolidays }: OutletDraft['hours']): string {
  const lines = spans.map(({ days, from, to }) => `周 ${days.join('、')}：${from}–${to}`)
  return [...lines, isOpenOnHolidays ? '节假日营业' : '节假日休息'].join('\n')
}
