// Serves the Hero's window with a bridge of our own: npx vite --config tests/helpers/window/vite.config.ts
import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  root: resolve(import.meta.dirname, '../../..'),
  cacheDir: resolve(import.meta.dirname, '../../../node_modules/.cache/window-hero'),
  plugins: [vue()],
  server: { port: 5178, strictPort: true, host: '127.0.0.1', hmr: false },
  optimizeDeps: { include: ['vue', 'pinia', 'vue-i18n', 'konva'] },
})
