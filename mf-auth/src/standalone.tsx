// Entry of `npm run dev -- mf-auth`: this remote alone, in a small host, against fakes of the contract.
import '@plenary/ui/tokens.css';
import '@plenary/ui/fonts.css';
import '@plenary/ui/base.css';
import { createFake } from '@plenary/http/create-fake';
import { standalonePage } from '@plenary/platform/standalone';
import { createRoot } from 'react-dom/client';
import * as remote from './remote.tsx';
import { answerAccount } from './testing/answer-account.ts';
import { answerIdentity } from './testing/answers.ts';
import { authScreens, lea } from './testing/screens.ts';
import { createTexts } from './testing/texts.ts';

const fake = createFake();
answerIdentity(fake);
answerAccount(fake);

const texts = createTexts('fr');
const page = await standalonePage({
  name: 'mf-auth',
  remote,
  fetch: fake.fetch,
  screens: authScreens,
  users: [lea],
  switchTexts: (language) => texts.changeLanguage(language),
});
const root = document.getElementById('root');
if (root) createRoot(root).render(page);
