import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { currentPage } from './current-page.ts'
import { PdfPage } from './PdfPage.tsx'
import styles from './PdfPages.module.css'
import type { OpenPdf } from './pdf-document.ts'
import type { Zoom } from './use-zoom.ts'

interface PdfPagesProps {
  readonly pdf: OpenPdf
  readonly name: string
  readonly zoom: Zoom
  /** The page that is being read, counted from 1. */
  readonly onPage: (number: number) => void
  readonly onBroken: () => void
}

/** The pages below each other; the first is drawn before the rest, and those far away not at all. */
export function PdfPages({ pdf, name, zoom, onPage, onBroken }: PdfPagesProps) {
  const scroller = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const near = useNearPages(scroller, list)
  const width = useWidth(scroller)
  const [isFirstDrawn, setIsFirstDrawn] = useState(false)
  const handleDrawn = useCallback(() => setIsFirstDrawn(true), [])
  const { attach } = zoom

  useEffect(() => {
    if (scroller.current !== null) return attach(scroller.current)
  }, [attach])

  function handleScroll() {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    const pages = Array.from(list.current?.children ?? [])
    const tops = pages.map((page) => (page instanceof HTMLElement ? page.offsetTop : 0))
    onPage(currentPage(tops, scrollTop + clientHeight / 2))
  }

  const numbers = Array.from({ length: pdf.pages.numPages }, (_, at) => at + 1)
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={`${name}的页面`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      onScroll={handleScroll}
    >
      <div ref={list} className={styles.pages} style={{ width: `${zoom.scale * 100}%` }}>
        {numbers.map((number) => (
          <PdfPage
            key={number}
            pdf={pdf}
            number={number}
            name={name}
            isWanted={width > 0 && near.has(number) && (number === 1 || isFirstDrawn)}
            size={`${zoom.settledScale} ${width}`}
            onDrawn={handleDrawn}
            onBroken={onBroken}
          />
        ))}
      </div>
    </section>
  )
}

/** The width that pages fit at scale 1; a turned phone has another. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** As far above and below what shows as the viewer is high: one swipe meets pages that are drawn. */
const around = '100% 0px'

/** Which of a scroller's pages, counted from 1, are in sight or close to it. */
function useNearPages(
  scroller: RefObject<HTMLElement | null>,
  pages: RefObject<HTMLElement | null>,
): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([1]))

  useEffect(() => {
    const all = Array.from(pages.current?.children ?? [])
    const observer = new IntersectionObserver(
      (changes) =>
        setNear((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of changes) {
            const number = all.indexOf(target) + 1
            if (isIntersecting) after.add(number)
            else after.delete(number)
          }
          return after
        }),
      { root: scroller.current, rootMargin: around },
    )
    for (const page of all) observer.observe(page)
    return () => observer.disconnect()
  }, [scroller, pages])

  return near
}
