import js from '@eslint/js'
import vue from 'eslint-plugin-vue'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import house from './build/lint/house.js'

const noClock = 'The rules read no clock: time is a fact that the table tells them.'
const noChance = 'Chance is a field of the state: ask dice.ts.'
const noWorld = 'The rules are pure: no input, output, timer or environment.'
const forbid = (why, ...names) => names.map((name) => ({ name, message: why }))
const nodeGlobals =
  'process console URL Buffer setTimeout clearTimeout setInterval clearInterval fetch Request Response Headers WebSocket structuredClone performance queueMicrotask'
const pageGlobals =
  'window document location navigator localStorage Notification RTCPeerConnection XMLHttpRequest CustomEvent btoa atob'
const globals = (names) => Object.fromEntries(names.split(' ').map((name) => [name, 'readonly']))

const layoutIsPrettiers = Object.fromEntries(
  Object.entries(vue.rules).flatMap(([name, { meta }]) => (meta.type === 'layout' ? [[`vue/${name}`, 'off']] : [])),
)

export default defineConfig(
  { ignores: ['out', 'dist', 'test-results', 'playwright-report', 'coverage', '.standin', 'resources'] },
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  vue.configs['flat/recommended'],
  { rules: layoutIsPrettiers },
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        extraFileExtensions: ['.vue'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  { files: ['**/*.vue'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    plugins: { house },
    rules: { 'house/arrows': 'error' },
  },
  {
    files: ['**/*.{ts,vue}'],
    rules: {
      'no-undef': 'off', // the type checker says it better
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['**/*.vue'],
    rules: {
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/component-api-style': ['error', ['script-setup']],
    },
  },
  {
    files: ['electron/games/**', 'electron/curtain/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...forbid(noClock, 'Date', 'performance'),
        ...forbid(noChance, 'crypto'),
        ...forbid(
          noWorld,
          'process',
          'globalThis',
          'fetch',
          'Buffer',
          'setTimeout',
          'setInterval',
          'setImmediate',
          'queueMicrotask',
          'console',
        ),
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: noChance }],
    },
  },
  { files: ['electron/cli/**', 'tests/bench/**'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals(nodeGlobals) },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['build/standin/**', 'build/real-electron.mjs', 'tests/**/*.js'],
    languageOptions: { globals: globals(`${nodeGlobals} ${pageGlobals}`) },
  },
)
