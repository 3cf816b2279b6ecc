import { IndexBar, List, Picker, Tabs } from 'antd-mobile'
import { useState } from 'react'
import { panels, places, sections } from '../../../interaction/rows.js'

export function Widgets() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Tabs>
        {panels.map(({ key, label, rows }) => (
          <Tabs.Tab key={key} title={label}>
            <Rows rows={rows} />
          </Tabs.Tab>
        ))}
      </Tabs>
      <div style={{ height: 480 }}>
        <IndexBar>
          {sections.map(({ letter, rows }) => (
            <IndexBar.Panel key={letter} index={letter} title={letter}>
              <Rows rows={rows} />
            </IndexBar.Panel>
          ))}
        </IndexBar>
      </div>
      <button type="button" id="open" onClick={() => setIsOpen(true)}>
        选择城市
      </button>
      <Picker
        columns={[places.map(({ key, label }) => ({ value: key, label }))]}
        visible={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

function Rows({ rows }) {
  return (
    <List>
      {rows.map(({ key, label }) => (
        <List.Item key={key} onClick={() => {}}>
          {label}
        </List.Item>
      ))}
    </List>
  )
}
