import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const MASS_ASSIGNMENT = {
  object: 'Object',
  property: 'assign',
  message: 'Name the fields: copying a whole input into a record is how a visitor sets what is not theirs.',
};
const ENVIRONMENT = { object: 'process', property: 'env', message: 'Read settings from config/.' };

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/*.generated.ts',
      '.data/',
      'test-results/',
      'playwright-report/',
      'coverage/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // an entity's relation or a driver's row may be missing where its type says otherwise; the check at run time stays
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // parts are handed in by their shape (Pick<Platform, 'db'>), which this rule takes for a forged instance
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // a listener or hook that must return a promise need not wait for anything
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-console': 'error',
      'no-restricted-properties': ['error', MASS_ASSIGNMENT],
    },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['server/src/config/**', 'server/src/main.ts'],
    rules: {
      // a later entry replaces the rule of an earlier one: what both forbid stands in both
      'no-restricted-properties': ['error', MASS_ASSIGNMENT, ENVIRONMENT],
    },
  },
  {
    files: ['client/src/**/*.tsx', 'client/src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: ['@brokerage/domain', '@brokerage/domain/index', '@brokerage/domain/forms/phone'].map((name) => ({
            name,
            message: 'Import a light sub-path: the phone tables are heavy.',
          })),
        },
      ],
    },
  },
  { files: ['client/src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.ts', 'server/test/**/*.ts', 'client/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        module: 'writable',
        require: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        fetch: 'readonly',
        globalThis: 'readonly',
        AbortController: 'readonly',
        expect: 'readonly',
        jest: 'readonly',
        beforeEach: 'readonly',
        afterEach: 'readonly',
        window: 'readonly',
        document: 'readonly',
        __dirname: 'readonly',
        __filename: 'readonly',
      },
    },
  },
);
