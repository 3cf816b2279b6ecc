import { createRoot } from 'react-dom/client'
import { PolicyQuery } from './PolicyQuery.jsx'

createRoot(document.getElementById('root')).render(<PolicyQuery />)
