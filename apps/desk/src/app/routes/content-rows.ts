import { BookOpenText, ClipboardList, FilePen, MapPin, Megaphone, Share2 } from 'lucide'
import {
  questionnairePath,
  questionnairesPath,
  resultsPath,
} from '../../questionnaires/questionnaire-paths.ts'
import { contentDraftsPath } from '../../shell/content/content-paths.ts'
import type { RouteRow } from './route-row.ts'

/** What customers read, and what they are asked. */
export const contentRows: readonly RouteRow[] = [
  {
    path: '/faqs',
    title: '机器人问答',
    page: async () => (await import('../../customer-service/faqs/FaqsPage.tsx')).FaqsPage,
    access: 'keep-faqs',
    nav: { icon: BookOpenText, letter: 'f', group: '内容' },
  },
  {
    path: '/faq',
    title: '问题和回答',
    page: async () => (await import('../../customer-service/faqs/FaqPage.tsx')).FaqPage,
    access: 'keep-faqs',
  },
  {
    path: '/outlets',
    title: '网点',
    page: async () => (await import('../../outlets/OutletsPage.tsx')).OutletsPage,
    access: 'keep-outlets',
    nav: { icon: MapPin, letter: 'o', group: '内容' },
  },
  {
    path: '/outlet',
    title: '网点资料',
    page: async () => (await import('../../outlets/OutletPage.tsx')).OutletPage,
    access: 'keep-outlets',
  },
  {
    path: '/announcements',
    title: '首页内容',
    page: async () => (await import('../../activities/AnnouncementsPage.tsx')).AnnouncementsPage,
    access: 'keep-announcements',
    nav: { icon: Megaphone, letter: 'n', group: '内容' },
  },
  {
    path: '/announcement',
    title: '首页内容',
    page: async () => (await import('../../activities/AnnouncementPage.tsx')).AnnouncementPage,
    access: 'keep-announcements',
  },
  {
    path: questionnairesPath,
    title: '问卷',
    page: async () =>
      (await import('../../questionnaires/QuestionnairesPage.tsx')).QuestionnairesPage,
    access: 'keep-questionnaires',
    nav: { icon: ClipboardList, letter: 'q', group: '内容' },
  },
  {
    path: questionnairePath,
    title: '问卷内容',
    page: async () =>
      (await import('../../questionnaires/QuestionnairePage.tsx')).QuestionnairePage,
    access: 'keep-questionnaires',
  },
  {
    path: resultsPath,
    title: '问卷结果',
    page: async () => (await import('../../questionnaires/results/ResultsPage.tsx')).ResultsPage,
    access: 'keep-questionnaires',
  },
  {
    path: contentDraftsPath,
    title: '内容审核',
    page: async () => (await import('../../content/ContentDraftsPage.tsx')).ContentDraftsPage,
    access: 'review-content',
    nav: { icon: FilePen, letter: 'z', group: '内容' },
  },
  {
    path: '/promoters',
    title: '推广申请',
    page: async () => (await import('../../promotions/PromotersPage.tsx')).PromotersPage,
    access: 'decide-promoters',
    nav: { icon: Share2, letter: 't', group: '内容' },
  },
]
