import { defineConfig } from '@playwright/test';
import { languages, localeOf } from '@plenary/contracts/terms';
import journeys from './playwright.config.ts';

const windows = [
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
];

/** `npm run audit`: the screens in each language, on a phone and on a desktop. */
export default defineConfig({
  ...journeys,
  testDir: 'audit',
  testMatch: '*.audit.ts',
  outputDir: '../test-results/audit',
  projects: languages.flatMap((language) =>
    windows.map((viewport) => ({
      name: `${language}, ${viewport.width} px`,
      use: { locale: localeOf[language], viewport, hasTouch: viewport.width < 768, contextOptions: { reducedMotion: 'reduce' as const } },
    })),
  ),
});
