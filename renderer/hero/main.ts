// Starts the Hero's window: styles, store, texts, then the link to the table.
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { loadLanguages } from '../i18n/added.ts'
import { i18n } from '../i18n/index.ts'
import { connect } from '../stores/connect.ts'
import '../styles/base.css'
import { loadIcons } from '../ui/icons.ts'
import { followLoudness } from '../ui/loudness.ts'
import { followPads } from '../ui/pads.ts'
import { followLook } from '../ui/look.ts'
import { followScale } from '../ui/scale.ts'
import { followTouch } from '../ui/touch.ts'
import App from './App.vue'

followScale()
followLoudness()
followPads('hero')
followTouch()
followLook()
const app = createApp(App).use(createPinia()).use(i18n)
await loadLanguages()
await loadIcons() // one that comes after the first frame moves what stands around it, the board too
app.mount('#app')
connect()
