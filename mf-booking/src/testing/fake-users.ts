import type { User } from '@plenary/contracts/user.schemas';

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

const hugo: User = {
  ...claire,
  id: '4d0f6f0e-0f3c-4f0b-9a53-0a5a2f3f7c02',
  email: 'hugo@grand-compte.example',
  firstname: 'Hugo',
  lastname: 'Lambert',
  companyName: 'Grand Compte',
  frameworkContract: {
    companyName: 'Grand Compte',
    percent: 10,
    description: 'Contrat cadre',
    dispositions: '10 % sur les journées, paiement à 45 jours.',
  },
};

/** Without and with a framework contract. */
export const fakeUsers = [claire, hugo] as const;
