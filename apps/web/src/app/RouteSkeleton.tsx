import type { RouteRow } from './route-rows.ts'
import { useLoading } from './use-loading.ts'

/** The skeleton of index.html once more, so that nothing moves between it and the page. */
export function RouteSkeleton({ route }: { readonly route: RouteRow }) {
  const isLoading = useLoading()
  return (
    <div className="boot" aria-busy="true">
      <p className="boot-title">{route.title}</p>
      <div className="boot-body">
        <p className="boot-lead">{route.title}</p>
        <p className="boot-about">{route.description}</p>
        <p className="boot-note" role="status">
          {isLoading && '加载中'}
        </p>
        <div className="boot-bar" />
        <div className="boot-bar" />
        <div className="boot-bar" />
      </div>
    </div>
  )
}
