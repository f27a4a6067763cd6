import type { CreditHolder } from '@plenary/contracts/credit-terms';
import type { ContractTerms } from '../companies/contract-in-force.ts';
import type { ContractTranslations, Role } from '../db/tables.ts';

/** Known to everybody who reads this: demo accounts only exist on a loopback HOST (config.ts). */
export const demoPassword = 'demo-password-2026';

interface DemoCompany {
  id: string;
  name: string;
  domain: string;
  contract?: ContractTerms & { id: string; validFrom: string; translations: ContractTranslations };
}

export const demoCompanies: readonly DemoCompany[] = [
  { id: 'c0a1d1c5-0001-4c37-8d1c-2f5f7b0a9e01', name: 'Atelier Nord', domain: 'atelier-nord.example' },
  {
    id: 'c0a1d1c5-0002-4c37-8d1c-2f5f7b0a9e02',
    name: 'Grand Compte',
    domain: 'grand-compte.example',
    contract: {
      id: 'f0a1d1c5-0001-4c37-8d1c-2f5f7b0a9e01',
      percent: 10,
      description: 'Contrat-cadre Grand Compte : 10 % de remise sur les journées d’étude et les salles, dans tous les lieux.',
      dispositions: 'Report sans frais jusqu’à 15 jours avant l’événement. Acompte à la signature, solde à 45 jours fin de mois.',
      translations: {
        en: {
          description: 'Grand Compte framework contract: 10 % off study days and rooms, in every venue.',
          dispositions: 'Free postponement up to 15 days before the event. Deposit at signature, balance 45 days end of month.',
        },
        es: {
          description: 'Contrato marco Grand Compte: 10 % de descuento en jornadas de estudio y salas, en todos los espacios.',
          dispositions: 'Aplazamiento sin gastos hasta 15 días antes del evento. Anticipo a la firma, saldo a 45 días, fin de mes.',
        },
        nl: {
          description: 'Raamovereenkomst Grand Compte: 10 % korting op vergaderdagen en zalen, op alle locaties.',
          dispositions: 'Kosteloos uitstel tot 15 dagen voor het evenement. Aanbetaling bij ondertekening, saldo 45 dagen einde maand.',
        },
      },
      validFrom: '2024-01-01',
    },
  },
  { id: 'c0a1d1c5-0003-4c37-8d1c-2f5f7b0a9e03', name: 'Comet', domain: 'comet.example' },
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

/** Accounts of server-rules §8; ids are fixed, so that other services' demo data can name their owners. */
export const demoUsers: readonly DemoUser[] = [
  {
    id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01',
    email: 'claire@atelier-nord.example',
    firstname: 'Claire',
    lastname: 'Martin',
    phone: '+33142000000',
    role: 'customer',
    isActive: true,
  },
  {
    id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02',
    email: 'hugo@grand-compte.example',
    firstname: 'Hugo',
    lastname: 'Lefèvre',
    phone: '+33142000001',
    role: 'customer',
    isActive: true,
  },
  {
    id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e03',
    email: 'staff@comet.example',
    firstname: 'Samia',
    lastname: 'Benali',
    phone: '+33142000002',
    role: 'staff',
    isActive: true,
  },
  {
    id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e04',
    email: 'admin@comet.example',
    firstname: 'Adrien',
    lastname: 'Moreau',
    phone: '+33142000003',
    role: 'admin',
    isActive: true,
  },
  {
    id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e05',
    email: 'inactive@atelier-nord.example',
    firstname: 'Inès',
    lastname: 'Dubois',
    phone: '+33142000004',
    role: 'customer',
    isActive: false,
  },
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
  { holder: 'user', id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e01', credits: 15_000, reason: 'Forfait annuel' },
  { holder: 'user', id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e02', credits: 10_000, reason: 'Forfait annuel' },
  { holder: 'team', id: 'c0a1d1c5-0001-4c37-8d1c-2f5f7b0a9e01', credits: 20_000, reason: 'Forfait annuel' },
  { holder: 'team', id: 'c0a1d1c5-0002-4c37-8d1c-2f5f7b0a9e02', credits: 60_000, reason: 'Forfait annuel' },
];
