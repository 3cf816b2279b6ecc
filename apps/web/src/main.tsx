import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { PageBoundary } from './app/PageBoundary.tsx'
import { preparePage } from './app/pages.ts'
import { routeOf } from './app/routes.ts'
import { countClicks, sendEventsOnHide } from './shell/analytics.ts'
import { arriveByAddress } from './shell/arrival/arrive-by-address.ts'
import { takeTicket } from './shell/arrival/take-ticket.ts'
import { startBackGuard } from './shell/back-guard.ts'
import { later } from './shell/later.ts'
import { pathOf } from './shell/location.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')
const loadDark = () => dark.matches && import('./styles/dark.css').catch(() => undefined)
dark.addEventListener('change', loadDark)
const ticket = takeTicket()
startBackGuard()
arriveByAddress()
sendEventsOnHide()
countClicks()
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no root')
const app = createRoot(root)
// A page may ask for what only a customer who is logged in sees.
const loggedIn = ticket && later(({ logIn }) => logIn(ticket))
void Promise.all([preparePage(routeOf(pathOf(location.hash))), loggedIn, loadDark()]).then(() =>
  // In one piece: there is nothing yet that the slices of a render could give way to.
  flushSync(() =>
    app.render(
      <StrictMode>
        <PageBoundary>
          <App />
        </PageBoundary>
      </StrictMode>,
    ),
  ),
)
