import { useLayoutEffect, useState } from 'react'
import { FilterTabs } from '../FilterTabs.tsx'

type Mode = 'standard' | 'elder'

export function ElderSwitch() {
  const [mode, setMode] = useState<Mode>('standard')

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-elder', mode === 'elder')
    return () => document.documentElement.removeAttribute('data-elder')
  }, [mode])

  return (
    <FilterTabs<Mode>
      label="字号"
      tabs={[
        { key: 'standard', label: '标准' },
        { key: 'elder', label: '长辈' },
      ]}
      selected={mode}
      onSelect={setMode}
    />
  )
}
