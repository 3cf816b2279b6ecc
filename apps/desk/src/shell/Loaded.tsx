import { minuteText } from '@ecenter/ui/minute-text.ts'
import type { ReactNode } from 'react'
import { failureText } from '../client/failures.ts'
import type { QueryState } from '../client/use-desk-query.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { Skeleton } from '../kit/layout/Skeleton.tsx'

interface LoadedProps<Value> {
  readonly query: QueryState<Value>
  /** How many grey lines stand there meanwhile. */
  readonly lines?: number
  readonly children: (value: Value) => ReactNode
}

/** What was asked for: grey lines before, a way to ask again after a failure, else what it shows. */
export function Loaded<Value>({ query, lines, children }: LoadedProps<Value>) {
  const { failed, at, isOfAnother, ask } = query
  const value = isOfAnother ? undefined : query.value
  return (
    <>
      {failed !== undefined && (
        <Callout
          tone="danger"
          isAlert
          actions={
            <Button isSmall onClick={() => void ask()}>
              重试
            </Button>
          }
        >
          {value === undefined || at === undefined
            ? failureText(failed)
            : `没有取到最新内容，下面的截至 ${minuteText(at.toISOString()).slice(-5)}。${failureText(failed)}`}
        </Callout>
      )}
      {value !== undefined && children(value)}
      {value === undefined && failed === undefined && <Skeleton {...(lines && { lines })} />}
    </>
  )
}
