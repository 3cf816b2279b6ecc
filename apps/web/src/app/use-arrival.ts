import { useEffect, useLayoutEffect } from 'react'
import { trackView } from '../shell/analytics.ts'
import { cameFrom } from '../shell/arrival/came-from.ts'
import { forbidBack } from '../shell/back-guard.ts'
import { brand } from '../shell/brand.ts'
import type { RouteRow } from './route-rows.ts'
import type { Screen } from './screens.ts'

/** Whoever reads them stays that long; by then the page has all that it needs. */
const keywordsAfterMs = 5000

/** What every navigation does: name the document and record the view (specification, section 2). */
export function useArrival(screen: Screen, route: RouteRow): void {
  const { path, title, description, isAfterSubmit = false } = route
  // Before the effects of the page, which may have a name of its own.
  useLayoutEffect(() => {
    document.title = title
    setMeta('description', description ?? `${brand.name}自助服务：${title}`)
  }, [title, description])

  // Nobody waits for them, so no first visit does.
  useEffect(() => {
    let isCurrent = true
    const name = ({ keywords }: typeof import('./keywords.ts')) => {
      if (isCurrent) setMeta('keywords', keywords[path])
    }
    const timer = setTimeout(() => {
      import('./keywords.ts').then(name).catch(() => undefined)
    }, keywordsAfterMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      setMeta('keywords', undefined)
    }
  }, [path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page anew is another view
  useEffect(() => {
    trackView(path)
    if (isAfterSubmit) forbidBack()
    return () => {
      cameFrom.path = path
    }
  }, [screen, path, isAfterSubmit])
}

function setMeta(name: string, content: string | undefined): void {
  const known = document.querySelector(`meta[name="${name}"]`)
  if (content === undefined) {
    known?.remove()
    return
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
}
