import type { ClaimProgress } from '@ecenter/contract/claims/claim-progress.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { dayText } from '../../kit/day-text.ts'
import { TaskPanel } from '../../kit/TaskPanel.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { factsHref } from '../claim-pages.ts'

type Todo = ClaimProgress['todos'][number]

/** What the claim waits for, above its steps. */
export function TodoPanel({ claim }: { readonly claim: ClaimProgress }) {
  return (
    <TaskPanel
      tasks={claim.todos.map((todo, at) => ({
        title: todo.title,
        text: textOf(todo),
        action: (
          <ButtonLink
            {...actionOf(todo, claim)}
            variant={at === 0 ? 'primary' : 'secondary'}
            isBlock
          />
        ),
      }))}
    />
  )
}

function textOf({ text, dueOn }: Todo): string {
  return dueOn === undefined ? text : `${text}请在 ${dayText(dueOn)}前完成，以免延误。`
}

function actionOf({ kind }: Todo, claim: ClaimProgress) {
  switch (kind) {
    case 'send-documents':
      return { href: factsHref(claim), children: '去发送材料' }
    case 'talk-to-us':
      return { href: hotlineUrl, children: `拨打 ${brand.hotline}` }
  }
}
