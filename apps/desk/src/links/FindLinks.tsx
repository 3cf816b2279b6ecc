import { type DeskLinkRow, findLinks } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { Search, X } from 'lucide'
import { useState } from 'react'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FindBar } from '../kit/lists/FindBar.tsx'
import { LinkTable } from './LinkTable.tsx'

/** A customer on the phone asks about the link that they got. */
export function FindLinks() {
  const [found, setFound] = useState<readonly DeskLinkRow[]>()
  const form = useDeskForm(findLinks, {
    initial: { mobile: '' },
    onAnswer: ({ links }) => setFound(links),
    onFailure() {
      setFound(undefined)
      return false
    },
  })
  const mobile = form.field('mobile')
  return (
    <>
      <FindBar {...form.props} label="按手机号查找">
        <TextField
          label="客户手机号"
          inputMode="tel"
          maxLength={20}
          {...mobile}
          onChange={(typed) => {
            // What was found was sent to another number.
            setFound(undefined)
            mobile.onChange(typed)
          }}
        />
        <Button type="submit" icon={Search} isBusy={form.isSending}>
          查找
        </Button>
      </FindBar>
      {found !== undefined && (
        <Panel
          title="发给这个号码的链接"
          isFlush
          actions={
            <Button variant="text" isSmall icon={X} onClick={() => setFound(undefined)}>
              收起
            </Button>
          }
        >
          <LinkTable label="发给这个号码的链接" links={found} />
        </Panel>
      )}
    </>
  )
}
