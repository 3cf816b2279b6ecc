import '../../styles/tokens.css'
import '../../styles/base.css'
import '../../styles/dark.css'
import { createRoot } from 'react-dom/client'
import { KitGallery } from './KitGallery.tsx'

/** `/dev/kit` of demo mode: a page of its own, so that the site carries nothing of it. */
const root = document.getElementById('root')
if (root === null) throw new Error('kit.html has no root')
createRoot(root).render(<KitGallery />)
