import { CarFront, FileCheck, Route, Scale, Truck, Undo2 } from 'lucide'
import { reportPath, reportsPath } from '../../accident-reports/report-paths.ts'
import { casePath, casesPath } from '../../appeals/case-paths.ts'
import { documentsPath } from '../../claims/claim-paths.ts'
import { deliveriesPath } from '../../deliveries/delivery-paths.ts'
import { returnPath, returnsPath } from '../../return-insurance/return-paths.ts'
import { claimsPath } from '../../shell/shell-paths.ts'
import type { RouteRow } from './route-row.ts'

/** What is owed to whoever had an accident, or waits for their policy. */
export const claimsRows: readonly RouteRow[] = [
  {
    path: reportsPath,
    title: '出险报案',
    page: async () => (await import('../../accident-reports/ReportsPage.tsx')).ReportsPage,
    access: 'handle-reports',
    nav: { icon: CarFront, letter: 'a', group: '理赔' },
  },
  {
    path: reportPath,
    title: '出险报案详情',
    page: async () => (await import('../../accident-reports/ReportPage.tsx')).ReportPage,
    access: 'handle-reports',
  },
  {
    path: casesPath,
    title: '申诉与投诉',
    page: async () => (await import('../../appeals/CasesPage.tsx')).CasesPage,
    access: 'handle-cases',
    nav: { icon: Scale, letter: 's', group: '理赔' },
  },
  {
    path: casePath,
    title: '申诉或投诉详情',
    page: async () => (await import('../../appeals/CasePage.tsx')).CasePage,
    access: 'handle-cases',
  },
  {
    path: documentsPath,
    title: '理赔材料',
    page: async () => (await import('../../claims/documents/DocumentsPage.tsx')).DocumentsPage,
    access: 'judge-documents',
    nav: { icon: FileCheck, letter: 'd', group: '理赔' },
    isFull: true,
  },
  {
    path: claimsPath,
    title: '理赔进度',
    page: async () => (await import('../../claims/ClaimsPage.tsx')).ClaimsPage,
    access: 'handle-claims',
    nav: { icon: Route, letter: 'l', group: '理赔' },
  },
  {
    path: returnsPath,
    title: '退货运费',
    page: async () => (await import('../../return-insurance/ReturnsPage.tsx')).ReturnsPage,
    access: 'handle-returns',
    nav: { icon: Undo2, letter: 'r', group: '理赔' },
  },
  {
    path: returnPath,
    title: '退货运费理赔',
    page: async () => (await import('../../return-insurance/ReturnPage.tsx')).ReturnPage,
    access: 'handle-returns',
  },
  {
    path: deliveriesPath,
    title: '保单配送',
    page: async () => (await import('../../deliveries/DeliveriesPage.tsx')).DeliveriesPage,
    access: 'handle-deliveries',
    nav: { icon: Truck, letter: 'p', group: '理赔' },
  },
]
