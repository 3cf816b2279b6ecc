import { Button } from '../../kit/buttons/Button.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { type Given, keyOfRow, nameOfRow } from './giving.ts'

interface GivenNoteProps {
  readonly given: readonly Given[]
  readonly onClose: () => void
}

/** What came of giving, row by row: some may have gone to somebody else meanwhile. */
export function GivenNote({ given, onClose }: GivenNoteProps) {
  const done = given.filter(({ whyNot }) => whyNot === undefined)
  const failed = given.filter(({ whyNot }) => whyNot !== undefined)
  const names = [...new Set(done.map(({ to }) => to))]
  return (
    <div role="status">
      <Callout
        tone={failed.length === 0 ? 'success' : 'warning'}
        actions={
          <Button isSmall onClick={onClose}>
            知道了
          </Button>
        }
      >
        {names.map((name) => {
          const own = done.filter(({ to }) => to === name)
          return (
            <p
              key={name}
            >{`已分给${name}：${own.map(({ row }) => nameOfRow(row)).join('、')}。期限照旧。`}</p>
          )
        })}
        {failed.map(({ row, whyNot }) => (
          <p key={keyOfRow(row)}>{`${nameOfRow(row)} 没有分出去：${whyNot}`}</p>
        ))}
      </Callout>
    </div>
  )
}
