// Entry of `npm run dev -- mf-staff`: this remote alone, in a small host, against fakes of the contract.
import '@plenary/ui/tokens.css';
import '@plenary/ui/fonts.css';
import '@plenary/ui/base.css';
import { createFake } from '@plenary/http/create-fake';
import { standalonePage } from '@plenary/platform/standalone';
import { createRoot } from 'react-dom/client';
import * as remote from './remote.tsx';
import { answerStaff } from './testing/answer-staff.ts';
import { adrien, samia } from './testing/fake-staff.ts';
import { adminScreens, staffScreens } from './testing/screens.ts';
import { createTexts } from './testing/texts.ts';

const fake = createFake();
answerStaff(fake);

const texts = createTexts('fr');
const page = await standalonePage({
  name: 'mf-staff',
  remote,
  fetch: fake.fetch,
  screens: [...staffScreens, ...adminScreens],
  users: [adrien, samia],
  switchTexts: (language) => texts.changeLanguage(language),
});
const root = document.getElementById('root');
if (root) createRoot(root).render(page);
