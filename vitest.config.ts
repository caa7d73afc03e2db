import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

/** Tests that put a module of their own in Electron's place: each needs its modules fresh. */
const mocked = ['tests/{shell,preload}/**/*.test.ts']
/** Tests that play games, or kill the app, by chance, which takes long. */
const random = ['tests/{fairness,fuzz,golden}/**/*.test.ts', 'tests/store/kill.test.ts']
// The files of a project share what they import: more than half of the time would go into reading it again.
const project = (name: string, include: string[], exclude: string[] = [], isolate = false) => ({
  extends: true as const,
  test: { name, include, exclude, isolate },
})

export default defineConfig({
  plugins: [vue()],
  test: {
    testTimeout: 300_000, // a busy machine is no failure
    hookTimeout: 300_000,
    maxWorkers: '100%', // one core less would be half of a small machine
    projects: [
      project('unit', ['tests/**/*.test.ts'], ['tests/e2e/**', ...mocked, ...random]),
      project('electron', mocked, [], true),
      project('random', random),
    ],
  },
})
