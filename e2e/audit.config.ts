import { defineConfig } from '@playwright/test';
import { languages, localeOf } from '@plenary/contracts/terms';
import journeys from './playwright.config.ts';

const windows = [
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
];

/** `npm run audit`: the screens in each language, on a phone and on a desktop, and each remote's screens and states against its fakes. */
export default defineConfig({
  ...journeys,
  testDir: 'audit',
  outputDir: '../test-results/audit',
  projects: [
    ...languages.flatMap((language) =>
      windows.map((viewport) => ({
        name: `${language}, ${viewport.width} px`,
        testMatch: 'screens.audit.ts',
        use: { locale: localeOf[language], viewport, hasTouch: viewport.width < 768, contextOptions: { reducedMotion: 'reduce' as const } },
      })),
    ),
    { name: 'stand-alone', testMatch: 'stand-alone.audit.ts', use: { viewport: windows[1] } },
  ],
});
