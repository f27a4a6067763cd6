// Entry of `npm run dev -- mf-booking`: this remote alone, in a small host, against fakes of the contract.
import { newId } from '@plenary/http/new-id';
import '@plenary/ui/tokens.css';
import '@plenary/ui/fonts.css';
import '@plenary/ui/base.css';
import { createFake } from '@plenary/http/create-fake';
import { currentPlatform } from '@plenary/platform';
import { standalonePage } from '@plenary/platform/standalone';
import { createRoot } from 'react-dom/client';
import * as remote from './remote.tsx';
import { answerBooking } from './testing/answer-booking.ts';
import { fakeUsers } from './testing/fake-users.ts';
import { bookingScreens } from './testing/screens.ts';
import { createTexts } from './testing/texts.ts';

const fake = createFake();
answerBooking(fake, { now: Date.now, newId, session: () => currentPlatform().session });

const texts = createTexts('fr');
const page = await standalonePage({
  name: 'mf-booking',
  remote,
  fetch: fake.fetch,
  screens: bookingScreens(Date.now()),
  users: fakeUsers,
  switchTexts: (language) => texts.changeLanguage(language),
});
const root = document.getElementById('root');
if (root) createRoot(root).render(page);
