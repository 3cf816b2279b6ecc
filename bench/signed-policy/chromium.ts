import { chromium } from '@playwright/test'
import { browserOfTests } from '../../e2e/browser.ts'
import { outlineOf } from './outline.ts'
import { footerOf, headerOf, pageOf } from './outline-page.ts'
import { newPolicies } from './policies.ts'
import { type Printer, refuseUnfinished } from './printer.ts'
import { cpuMsOfTree } from './process-tree.ts'

/** A browser that stays open, with one page that prints; where its CPU is unknown, time stands for it. */
export async function chromiumPrinter(): Promise<Printer> {
  const server = await chromium.launchServer(await browserOfTests())
  const browser = await chromium.connect(server.wsEndpoint())
  const page = await browser.newPage()
  const used = () => cpuMsOfTree(server.process().pid ?? 0) ?? performance.now()
  return {
    async print(count) {
      const outlines = newPolicies(count).map(outlineOf)
      const before = used()
      for (const outline of outlines) {
        await page.setContent(pageOf(outline))
        const pdf = await page.pdf({
          format: 'A4',
          margin: { top: '22mm', bottom: '18mm', left: '16mm', right: '16mm' },
          printBackground: true,
          tagged: true,
          displayHeaderFooter: true,
          headerTemplate: headerOf(outline),
          footerTemplate: footerOf(outline),
        })
        refuseUnfinished(pdf)
      }
      return used() - before
    },
    stop: () => server.close(),
  }
}
