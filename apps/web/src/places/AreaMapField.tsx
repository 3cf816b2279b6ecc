import type { ComponentProps } from 'react'
import { AreaField } from '../kit/fields/AreaField.tsx'
import { FailureNotice } from '../verification/FailureNotice.tsx'
import type { AreaMap } from './use-area-map.ts'

interface AreaMapFieldProps
  extends Omit<ComponentProps<typeof AreaField>, 'areas' | 'aside' | 'disabled'> {
  readonly map: AreaMap
}

/** Nothing can be chosen before the map is there: that it is on its way, or did not come, is said here. */
export function AreaMapField({ map, ...field }: AreaMapFieldProps) {
  const { areas, isLoading, failed, ask } = map
  return (
    <>
      <AreaField
        {...field}
        areas={areas}
        aside={isLoading ? '加载中…' : undefined}
        disabled={areas.length === 0}
      />
      {failed && <FailureNotice failed={failed} onRetry={ask} />}
    </>
  )
}
