// Entry of `npm run dev -- mf-client-area`: this remote alone, in a small host, against fakes of the contract.
import '@plenary/ui/tokens.css';
import '@plenary/ui/fonts.css';
import '@plenary/ui/base.css';
import { createFake } from '@plenary/http/create-fake';
import { standalonePage } from '@plenary/platform/standalone';
import { createRoot } from 'react-dom/client';
import * as remote from './remote.tsx';
import { answerArea } from './testing/answer-area.ts';
import { claire } from './testing/claire.ts';
import { areaScreens } from './testing/screens.ts';
import { createTexts } from './testing/texts.ts';

const fake = createFake();
answerArea(fake);

const texts = createTexts('fr');
const page = await standalonePage({
  name: 'mf-client-area',
  remote,
  fetch: fake.fetch,
  screens: areaScreens,
  users: [claire],
  switchTexts: (language) => texts.changeLanguage(language),
});
const root = document.getElementById('root');
if (root) createRoot(root).render(page);
