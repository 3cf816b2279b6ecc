import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { PageBoundary } from './shell/PageBoundary.tsx'
import { arriveFromCompany } from './shell/sign-in/company-way.ts'
import { watchForFaults } from './shell/watch-for-faults.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no root')
watchForFaults()
arriveFromCompany()
createRoot(root).render(
  <StrictMode>
    <PageBoundary isOfDesk>
      <App />
    </PageBoundary>
  </StrictMode>,
)
