import type { CompanyBilling } from '@plenary/contracts/company-billing';
import type { CreditHolder } from '@plenary/contracts/credit-terms';
import { demoPeople } from '@plenary/contracts/demo';
import type { ContractTerms } from '../companies/contract-in-force.ts';
import type { ContractTranslations, Role } from '../db/tables.ts';

/** Known to everybody who reads this: where others reach the platform, demo accounts have another (config.ts). */
export const demoPassword = 'demo-password-2026';

interface DemoCompany {
  id: string;
  name: string;
  domain: string;
  billing?: CompanyBilling;
  contract?: ContractTerms & { id: string; validFrom: string; translations: ContractTranslations };
}

export const demoCompanies: readonly DemoCompany[] = [
  {
    id: 'c0a1d1c5-0001-4c37-8d1c-2f5f7b0a9e01',
    name: 'Atelier Nord',
    domain: 'atelier-nord.example',
    billing: { street: '12 rue du Faubourg-de-Roubaix', zipCode: '59800', city: 'Lille', country: 'France', vatCode: 'FR66000000018' },
  },
  {
    id: 'c0a1d1c5-0002-4c37-8d1c-2f5f7b0a9e02',
    name: 'Grand Compte',
    domain: 'grand-compte.example',
    billing: { street: '27 avenue des Champs', zipCode: '75008', city: 'Paris', country: 'France', vatCode: 'FR90000000026' },
    contract: {
      id: 'f0a1d1c5-0001-4c37-8d1c-2f5f7b0a9e01',
      percent: 10,
      description:
        'Contrat-cadre Grand Compte : 10 % de remise sur les journées d’étude, les salles et les prestations, dans tous les lieux.',
      dispositions:
        'Report sans frais jusqu’à 15 jours avant l’événement. Acompte sous 5 jours après la signature, solde à 45 jours fin de mois.',
      translations: {
        en: {
          description: 'Grand Compte framework contract: 10 % off study days and rooms, in every venue.',
          dispositions:
            'Free postponement up to 15 days before the event. Deposit within 5 days of the signature, balance 45 days end of month.',
        },
        es: {
          description: 'Contrato marco Grand Compte: 10 % de descuento en jornadas de estudio y salas, en todos los espacios.',
          dispositions:
            'Aplazamiento sin gastos hasta 15 días antes del evento. Anticipo en los 5 días siguientes a la firma, saldo a 45 días, fin de mes.',
        },
        nl: {
          description: 'Raamovereenkomst Grand Compte: 10 % korting op vergaderdagen en zalen, op alle locaties.',
          dispositions:
            'Kosteloos uitstel tot 15 dagen voor het evenement. Voorschot binnen 5 dagen na de ondertekening, saldo 45 dagen einde maand.',
        },
      },
      validFrom: '2024-01-01',
    },
  },
  {
    id: 'c0a1d1c5-0003-4c37-8d1c-2f5f7b0a9e03',
    name: 'Comet',
    domain: 'comet.example',
    billing: { street: '5 rue des Étoiles', zipCode: '75002', city: 'Paris', country: 'France', vatCode: 'FR17000000034' },
  },
  { id: 'c0a1d1c5-0004-4c37-8d1c-2f5f7b0a9e04', name: 'Known Company', domain: 'known-company.example' },
];

interface DemoUser {
  id: string;
  email: string;
  firstname: string;
  lastname: string;
  phone: string;
  role: Role;
  /** False: signed up and never set a password. */
  isActive: boolean;
}

const { claire, hugo, samia, adrien, ines } = demoPeople;
const account = ({ userId, ...person }: typeof claire, role: Role, isActive = true): DemoUser => ({
  id: userId,
  ...person,
  role,
  isActive,
});

/** Accounts of server-rules §8. */
export const demoUsers: readonly DemoUser[] = [
  account(claire, 'customer'),
  account(hugo, 'customer'),
  account(samia, 'staff'),
  account(adrien, 'admin'),
  account(ines, 'customer', false),
];

interface DemoBalance {
  holder: CreditHolder;
  /** Id of the user or of the company. */
  id: string;
  credits: number;
  reason: string;
}

/** Shown where the deployment pays in credits: the users' in credit mode USER, the companies' in TEAMWORK. */
export const demoBalances: readonly DemoBalance[] = [
  { holder: 'user', id: claire.userId, credits: 15_000, reason: 'Forfait annuel' },
  { holder: 'user', id: hugo.userId, credits: 10_000, reason: 'Forfait annuel' },
  { holder: 'team', id: 'c0a1d1c5-0001-4c37-8d1c-2f5f7b0a9e01', credits: 20_000, reason: 'Forfait annuel' },
  { holder: 'team', id: 'c0a1d1c5-0002-4c37-8d1c-2f5f7b0a9e02', credits: 60_000, reason: 'Forfait annuel' },
];
