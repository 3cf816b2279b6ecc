import { outletServices } from '@ecenter/contract/constants/outlet-service-items.ts'
import { outletKinds } from '@ecenter/contract/constants/outlet-types.ts'
import {
  type DeskOutlet,
  listOutletVersions,
  type OutletDraft,
  outletDraft,
  previewOutlet,
  saveOutlet,
} from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import { type InferOutput, is } from 'valibot'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { useSettled } from '../client/use-settled.ts'
import { EditorLayout } from '../kit/layout/EditorLayout.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { type ComparedField, comparedBy } from '../kit/lists/Comparison.tsx'
import { areaText } from '../places/area-levels.ts'
import { useAreas } from '../places/use-areas.ts'
import { ContentVersions } from '../shell/content/ContentVersions.tsx'
import { DraftNotice } from '../shell/content/DraftNotice.tsx'
import { OtherEdit } from '../shell/content/OtherEdit.tsx'
import { useContentForm } from '../shell/content/use-content-form.ts'
import { Loaded } from '../shell/Loaded.tsx'
import { OutletFields } from './OutletFields.tsx'
import styles from './OutletPreview.module.css'

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
  return comparedBy(mine, theirs, {
    网点名称: ({ name }) => name,
    所在地区: ({ areaCode }) => areaText(areas, areaCode),
    地址: ({ address }) => address,
    电话: ({ phone }) => phone,
    网点类型: ({ types }) => namesOf(outletKinds, types),
    服务项目: ({ services }) => namesOf(outletServices, services),
    位置: ({ latitude, longitude }) => `${latitude}, ${longitude}`,
    营业时间: ({ hours }) => hoursText(hours),
    显示给客户: ({ isShown }) => (isShown ? '是' : '否'),
  })
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

/** The outlet as customers would see it now, once it is complete. */
function OutletPreview({ draft }: { readonly draft: OutletDraft }) {
  const settled = useSettled(draft)
  const isComplete = is(outletDraft, settled)
  const query = useDeskQuery(previewOutlet, isComplete ? { draft: settled } : undefined, {
    keeps: 'all',
  })
  return (
    <Panel title="客户看到的">
      {isComplete ? (
        <Loaded query={query} lines={4}>
          {(outlet) => <OutletCard {...outlet} />}
        </Loaded>
      ) : (
        <p className={styles.none}>各项填写正确后，这里显示客户看到的样子。</p>
      )}
      {!draft.isShown && <p className={styles.none}>现在是隐藏的，客户看不到。</p>}
    </Panel>
  )
}

const states = { open: '营业中', break: '午休', closed: '休息中' }

function OutletCard(outlet: InferOutput<typeof previewOutlet.response>) {
  const { name, areaName, address, phone, opening, hours, holidays, services } = outlet
  return (
    <article className={styles.card}>
      <h3>{name}</h3>
      <p>
        <b>{states[opening.state]}</b> {opening.text}
      </p>
      <p>
        {areaName} {address}
      </p>
      <p className="num">{phone}</p>
      <ul>
        {hours.map(({ days, times }) => (
          <li key={days}>
            {days} {times}
          </li>
        ))}
        <li>{holidays}</li>
      </ul>
      <p className={styles.services}>
        {outletServices
          .filter(({ code }) => services.includes(code))
          .map(({ text }) => text)
          .join(' · ')}
      </p>
    </article>
  )
}
