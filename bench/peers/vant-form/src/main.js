import { createApp } from 'vue'
import { PolicyQuery } from './policy-query.js'

createApp(PolicyQuery).mount('#app')
