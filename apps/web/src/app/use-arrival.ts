import { useEffect } from 'react'
import { brand } from '../shell/brand.ts'
import type { RouteRow } from './routes.ts'

/** What every navigation does: name the document and begin at the top (specification, section 2). */
export function useArrival({ title, keywords, description }: RouteRow): void {
  useEffect(() => {
    document.title = title
    setMeta('keywords', keywords)
    setMeta('description', description ?? `${brand.name}自助服务：${title}`)
  }, [title, keywords, description])

  useEffect(() => {
    const toTop = () => scrollTo(0, 0)
    addEventListener('hashchange', toTop)
    return () => removeEventListener('hashchange', toTop)
  }, [])
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
