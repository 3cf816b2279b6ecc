import { useState } from 'react'
import { Card } from '../../../apps/web/src/kit/layout/Card.tsx'
import { IndexList } from '../../../apps/web/src/kit/lists/IndexList.tsx'
import { NavRow } from '../../../apps/web/src/kit/lists/NavRow.tsx'
import { TabPanels } from '../../../apps/web/src/kit/tabs/TabPanels.tsx'
import { WheelSheet } from '../../../apps/web/src/kit/wheels/WheelSheet.tsx'
import { panels, places, sections } from '../rows.js'

const options = places.map(({ key, label }) => ({ value: key, label }))

/** The widgets of the kit that the bench acts on, and nothing else. */
export function Widgets() {
  const [selected, setSelected] = useState('车险')
  const [place, setPlace] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <TabPanels
        label="险种"
        selected={selected}
        onSelect={setSelected}
        panels={panels.map(({ key, label, rows }) => ({
          key,
          label,
          content: (
            <Card label={label} isNavList>
              {rows.map((row) => (
                <NavRow key={row.key} href="#row">
                  {row.label}
                </NavRow>
              ))}
            </Card>
          ),
        }))}
      />
      <div style={{ height: 480 }}>
        <IndexList label="城市" sections={sections} selected={place} onChoose={setPlace} />
      </div>
      <button type="button" id="open" onClick={() => setIsOpen(true)}>
        选择城市
      </button>
      <WheelSheet
        title="城市"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        columnsOf={([chosen = '0']) => [{ label: '城市', options, chosen, width: 1 }]}
        start={[place ?? '0']}
        onChoose={() => setIsOpen(false)}
      />
    </>
  )
}
