import '../../../apps/web/src/styles/tokens.css'
import '../../../apps/web/src/styles/base.css'
import { createRoot } from 'react-dom/client'
import { Widgets } from './Widgets.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no root')
createRoot(root).render(<Widgets />)
