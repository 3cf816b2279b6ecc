import { pipe } from 'valibot'
import { siteScreenList } from '../../constants/site-screens.ts'
import { judged } from '../../rules/judged.ts'
import { text } from '../../rules/text.ts'

/** Screens of the site as announcements name them: without the `#`. */
export const targetScreens = siteScreenList.map(({ title, href }) => ({
  title,
  path: href.slice(1),
}))

/** A screen of the site that needs nothing at hand, or an address outside it, which must be https. */
export const announcementTarget = pipe(
  text(300, '链接'),
  judged((typed) =>
    targetScreens.some(({ path }) => path === typed) || isHttps(typed)
      ? undefined
      : '请选择本站的页面，或填写 https:// 开头的网址',
  ),
)

function isHttps(typed: string): boolean {
  return /^https:\/\/[\w.-]+(?::\d{1,5})?(?:[/?#]\S*)?$/.test(typed)
}
