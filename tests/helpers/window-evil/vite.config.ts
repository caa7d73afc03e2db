// Serves Evil's window with a bridge of our own: npx vite --config tests/helpers/window-evil/vite.config.ts
import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  root: resolve(import.meta.dirname, '../../..'),
  cacheDir: resolve(import.meta.dirname, '../../../node_modules/.cache/window-evil'),
  plugins: [vue()],
  server: { port: 5179, strictPort: true, host: '127.0.0.1', hmr: false },
  optimizeDeps: { include: ['vue', 'pinia', 'vue-i18n', 'konva'] },
})
