import { axeViolations } from './axe-violations.ts';
import { overflowingBoxes } from './overflowing-boxes.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './strict-page.ts';
import { claire, demoEvent, title } from './survey-steps.ts';
import { waitForModals } from './wait-for-modals.ts';

// Covers L-R01–L-R10.

const steps = [
  ['', 'Contact'],
  ['/day/0/plenary/0', 'Plénière'],
  ['/day/0/subcommittee/1', 'Sous-salle 2'],
  ['/day/0/lunch', 'Déjeuner'],
  ['/day/0/wellness', 'Bien-être'],
  ['/day/1/afterwork', 'Afterwork'],
  ['/day/0/team-building', 'Team building'],
  ['/additional-needs', 'Besoins complémentaires'],
  ['/upsell', 'Extras'],
  ['/summary', 'Récapitulatif'],
] as const;

// A desktop and a phone are looked at where the survey is walked through (survey-journey).
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

// Covers L-R12.
test('in a window of 320 px axe finds nothing on any step of the survey, and nothing is cut', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await signIn(page, { email: claire, baseURL });
  for (const [path, name] of steps) {
    await test.step(name, async () => {
      await page.goto(`/survey/${demoEvent.twoDays}${path}`);
      await expect(title(page)).toHaveText(name);
      await waitForModals(page);
      expect.soft(await axeViolations(page), name).toEqual([]);
      expect.soft(await overflowingBoxes(page), name).toEqual([]);
    });
  }
});
