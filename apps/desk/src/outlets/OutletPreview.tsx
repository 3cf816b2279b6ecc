import { outletServices } from '@ecenter/contract/constants/outlet-service-items.ts'
import {
  type OutletDraft,
  outletDraft,
  previewOutlet,
} from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import { type InferOutput, is } from 'valibot'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { useSettled } from '../client/use-settled.ts'
import { Panel } from '../kit/layout/Panel.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import styles from './OutletPreview.module.css'

/** The outlet as customers would see it now, once it is complete. */
export function OutletPreview({ draft }: { readonly draft: OutletDraft }) {
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
