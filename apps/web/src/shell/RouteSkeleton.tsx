interface RouteSkeletonProps {
  readonly title: string
}

/** The skeleton of index.html once more, so that nothing moves between it and the page. */
export function RouteSkeleton({ title }: RouteSkeletonProps) {
  return (
    <div className="boot" aria-busy="true">
      <p className="boot-title">{title}</p>
      <div className="boot-body">
        <p className="boot-lead">{title}</p>
        <p className="boot-note" role="status">
          加载中
        </p>
        <div className="boot-bar" />
        <div className="boot-bar" />
        <div className="boot-bar" />
      </div>
    </div>
  )
}
