import { createRoot } from 'react-dom/client'
import { Widgets } from './Widgets.jsx'

createRoot(document.getElementById('root')).render(<Widgets />)
