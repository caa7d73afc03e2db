import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'

const here = (path: string): string => resolve(import.meta.dirname, path)

export default defineConfig({
  main: {
    build: {
      externalizeDeps: { exclude: ['zod'] }, // better-sqlite3 stays outside: it is native
      rollupOptions: { input: { index: here('electron/main.ts'), mind: here('electron/mind.ts') } },
    },
  },
  preload: {
    build: {
      // A sandboxed preload must be one CommonJS file that requires nothing but 'electron'.
      externalizeDeps: false,
      isolatedEntries: true, // what both sides share is in both files, not in a chunk beside them
      rollupOptions: {
        input: { hero: here('electron/preload/hero.ts'), evil: here('electron/preload/evil.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: here('renderer'),
    plugins: [vue()],
    build: {
      minify: true,
      rollupOptions: {
        input: { hero: here('renderer/hero/index.html'), evil: here('renderer/evil/index.html') },
        // Drawings apart, since the size of a window is measured without them (build/sizes.mjs).
        output: { codeSplitting: { groups: [{ name: 'art', test: /renderer[\\/]board[\\/]art[\\/]/ }] } },
      },
    },
  },
})
