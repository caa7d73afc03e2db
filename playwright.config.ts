import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  timeout: 120_000,
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list']],
  use: { screenshot: 'off' },
})
