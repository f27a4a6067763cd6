// Entry of `npm run dev -- mf-survey`: this remote alone, in a small host, against fakes of the contract.
import '@plenary/ui/tokens.css';
import '@plenary/ui/fonts.css';
import '@plenary/ui/base.css';
import type { User } from '@plenary/contracts/user.schemas';
import { createFake } from '@plenary/http/create-fake';
import { standalonePage } from '@plenary/platform/standalone';
import { createRoot } from 'react-dom/client';
import * as remote from './remote.tsx';
import { answerSurvey } from './testing/answer-survey.ts';
import { surveyScreens } from './testing/screens.ts';
import { createTexts } from './testing/texts.ts';

const fake = createFake();
answerSurvey(fake);

const claire: User = {
  id: '4d0f6f0e-0f3c-4f0b-9a53-0a5a2f3f7c01',
  email: 'claire@atelier-nord.example',
  firstname: 'Claire',
  lastname: 'Vasseur',
  companyName: 'Atelier Nord',
  phone: '+33612345678',
  lang: 'fr',
  role: 'customer',
  frameworkContract: null,
};

const texts = createTexts('fr');
const page = await standalonePage({
  name: 'mf-survey',
  remote,
  fetch: fake.fetch,
  screens: surveyScreens,
  users: [claire],
  switchTexts: (language) => texts.changeLanguage(language),
});
const root = document.getElementById('root');
if (root) createRoot(root).render(page);
