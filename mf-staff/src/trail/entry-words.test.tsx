import { accountActions } from '@plenary/contracts/accounts-terms';
import type { AuditEntry } from '@plenary/contracts/audit-trail';
import { trailPageSize } from '@plenary/contracts/audit-trail-terms';
import { getReferentialTrail } from '@plenary/contracts/referentials.endpoints';
import { getSurveyTrail } from '@plenary/contracts/staff-surveys.endpoints';
import { languages } from '@plenary/contracts/terms';
import { cleanup, screen } from '@testing-library/react';
import { paths } from '../paths.ts';
import { samia } from '../testing/fake-staff.ts';
import { showStaff } from '../testing/show-staff.ts';

type Change = readonly [field: string, from: AuditEntry['changes'][number]['from'], to: AuditEntry['changes'][number]['to']];
type Row = readonly [
  action: string,
  subject: readonly [type: string, name: string],
  changes: readonly Change[],
  read: readonly [subject: string, ...changes: string[]],
];

/** Entries as the services write them: every action, every field, and each form of a value. */
const rows: readonly Row[] = [
  ['room-change-requested', ['room', 'Ternes, Bayen'], [['theater', 86, 1190]], ['Ternes, Bayen', 'Théâtre: 86 → 1 190']],
  ['room-change-validated', ['room', 'Ternes, Bayen'], [['category', null, 'Premium']], ['Ternes, Bayen', 'Catégorie: – → Premium']],
  ['room-change-rejected', ['room', 'Ternes, Bayen'], [['u', 10, 12]], ['Ternes, Bayen', 'En U: 10 → 12']],
  [
    'closed-period-added',
    ['closed-period', 'FRA, Travaux'],
    [
      ['days', null, '2026-10-05 – 2026-10-07'],
      ['reason', null, 'Travaux'],
    ],
    ['France, Travaux', 'Jours: – → 5–7 oct. 2026', 'Raison: – → Travaux'],
  ],
  [
    'closed-period-changed',
    ['closed-period', 'ESP, Travaux'],
    [['days', '2026-10-05 – 2026-10-07', '2026-10-05 – 2026-10-05']],
    ['Espagne, Travaux', 'Jours: 5–7 oct. 2026 → 5 oct. 2026'],
  ],
  ['closed-period-removed', ['closed-period', 'BEL, Travaux'], [['reason', 'Travaux', null]], ['Belgique, Travaux', 'Raison: Travaux → –']],
  [
    'holiday-opened',
    ['holiday', 'FRA, Armistice 2026-11-11'],
    [['isOpen', false, true]],
    ['France, Armistice 11 nov. 2026', 'Ouvert: non → oui'],
  ],
  [
    'quote-made',
    ['quote', 'Comet Ternes, 2026-10-06, claire@atelier-nord.example'],
    [['onBehalfOf', null, '11111111-1111-4111-8111-111111111111']],
    ['Comet Ternes, 6 oct. 2026, claire@atelier-nord.example', 'Pour le compte de: – → le client du devis'],
  ],
  [
    'option-placed',
    ['quote', 'Comet Ternes, 2026-10-06, claire@atelier-nord.example'],
    [['rank', null, 1]],
    ['Comet Ternes, 6 oct. 2026, claire@atelier-nord.example', 'Rang: – → 1'],
  ],
  ['proposal-sent', ['quote', 'Comet Arboretum, 2026-10-06, '], [], ['Comet Arboretum, 6 oct. 2026,']],
  [
    'proposal-replaced',
    ['quote', 'Comet Arboretum, 2026-10-06, '],
    [['version', 1, 2]],
    ['Comet Arboretum, 6 oct. 2026,', 'Version: 1 → 2'],
  ],
  [
    'proposal-submitted',
    ['proposal', 'Comet Arboretum, 2026-10-06, '],
    [['discountPercent', null, 20]],
    ['Comet Arboretum, 6 oct. 2026,', 'Remise (%): – → 20'],
  ],
  [
    'proposal-approved',
    ['quote', 'Comet Arboretum, 2026-10-06, '],
    [['author', null, 'Louis Arnaud']],
    ['Comet Arboretum, 6 oct. 2026,', 'Écrite par: – → Louis Arnaud'],
  ],
  [
    'proposal-refused',
    ['proposal', 'Comet Arboretum, 2026-10-06, '],
    [['reason', null, 'Trop bas']],
    ['Comet Arboretum, 6 oct. 2026,', 'Raison: – → Trop bas'],
  ],
  ['proposal-withdrawn', ['proposal', 'Comet Arboretum, 2026-10-06, '], [], ['Comet Arboretum, 6 oct. 2026,']],
  [
    'discount-limits-changed',
    ['discount-limits', '2027-03-01'],
    [
      ['staffLimit', 10, 12],
      ['adminLimit', 25, 30],
    ],
    ['1er mars 2027', 'Équipe (%): 10 → 12', 'Administration (%): 25 → 30'],
  ],
  [
    'deal-terms-changed',
    ['deal-terms', '2027-03-01'],
    [
      ['consentPercent', 5, 8],
      ['consentRise', '500.00 EUR', '750.00 EUR'],
      ['guaranteeDaysBEL', 7, 5],
      ['ladderFRA', '61: 0, 0: 100', '31: 0, 0: 100'],
      ['wholeFeeESP', 'indemnity', 'service'],
    ],
    [
      '1er mars 2027',
      'Hausse acceptée d’un clic, % du prix signé: 5 → 8',
      'Hausse acceptée d’un clic, € HT au plus: 500,00 € → 750,00 €',
      'Effectif garanti, jours (Belgique): 7 → 5',
      'Barème (France): 61: 0, 0: 100 → 31: 0, 0: 100',
      'Frais de 100 % (Espagne): Indemnité, sans TVA → Prestation, avec TVA',
    ],
  ],
  [
    'quote-withdrawn',
    ['quote', 'Comet Ternes, 2026-10-06, '],
    [
      ['lostReason', null, 'competitor'],
      ['reason', null, 'Hôtel voisin'],
    ],
    ['Comet Ternes, 6 oct. 2026,', 'Raison de la perte: – → Concurrent', 'Raison: – → Hôtel voisin'],
  ],
  [
    'quote-signed-on-paper',
    ['quote', 'Comet Ternes, 2026-10-06, '],
    [
      ['signatory', null, 'Jeanne Roux'],
      ['receivedOn', null, '2026-09-20'],
    ],
    ['Comet Ternes, 6 oct. 2026,', 'Signataire: – → Jeanne Roux', 'Reçu le: – → 20 sept. 2026'],
  ],
  ['customer-added', ['user', 'paul@perso.example'], [['reason', null, 'Association']], ['paul@perso.example', 'Raison: – → Association']],
  ['holiday-closed', ['holiday', 'FRA, Noël 2026-12-25'], [['isOpen', true, false]], ['France, Noël 25 déc. 2026', 'Ouvert: oui → non']],
  [
    'block-added',
    ['block', 'Ternes, 2026-10-06'],
    [
      ['days', null, '2026-10-06 – 2026-10-06'],
      ['hours', null, '13:30 – 17:00'],
      ['rooms', null, 'all'],
      ['kind', null, 'private-use'],
    ],
    [
      'Ternes, 6 oct. 2026',
      'Jours: – → 6 oct. 2026',
      'Heures: – → 13:30 – 17:00',
      'Salles: – → toutes les salles',
      'Nature: – → Usage privé',
    ],
  ],
  [
    'block-changed',
    ['block', 'Ternes, 2026-10-06'],
    [['kind', 'works', 'maintenance']],
    ['Ternes, 6 oct. 2026', 'Nature: Travaux → Entretien'],
  ],
  ['block-removed', ['block', 'Ternes, 2026-10-06'], [['rooms', 'Bayen', null]], ['Ternes, 6 oct. 2026', 'Salles: Bayen → –']],
  [
    'option-extended',
    ['option', 'Ternes, 2026-10-06, c@a.example'],
    [['expiresAt', '2026-10-01T22:30:00.000Z', '2026-12-02T23:30:00.000Z']],
    [
      'Ternes, 6 oct. 2026, c@a.example',
      'Échéance: 2 oct. 2026, 00:30 (heure d’Europe centrale) → 3 déc. 2026, 00:30 (heure d’Europe centrale)',
    ],
  ],
  [
    'option-released',
    ['option', 'Ternes, 2026-10-06, '],
    [['status', 'option', 'released']],
    ['Ternes, 6 oct. 2026,', 'État: Option → Retirée'],
  ],
  [
    'quote-particulars-changed',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [['headerFreeText', null, 'Bonjour']],
    ['Ternes, 6 oct. 2026, c@a.example', 'Texte d’en-tête: – → Bonjour'],
  ],
  [
    'booking-cancelled',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [
      ['status', 'confirmed', 'cancelled'],
      ['cancelledBy', null, 'customer'],
      ['cancellationReason', null, 'budget'],
      ['fee', '900.00 EUR', '450.50 EUR'],
    ],
    [
      'Ternes, 6 oct. 2026, c@a.example',
      'État: Confirmée → Annulée',
      'Cause: – → Le client',
      'Motif: – → Budget',
      'Frais d’annulation HT: 900,00 € → 450,50 €',
    ],
  ],
  [
    'booking-changed',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [
      ['pax', 24, 38],
      ['total', '2856.00 EUR', '4522.00 EUR'],
      ['wellness', false, true],
      ['document', null, '0123abcd'],
    ],
    [
      'Ternes, 6 oct. 2026, c@a.example',
      'Participants: 24 → 38',
      'Total TTC: 2 856,00 € → 4 522,00 €',
      'Bien-être: non → oui',
      'Empreinte du document signé: – → 0123abcd',
    ],
  ],
  [
    'change-offered',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [['days', '2026-10-06 – 2026-10-06', '2026-10-08 – 2026-10-08']],
    ['Ternes, 6 oct. 2026, c@a.example', 'Jours: 6 oct. 2026 → 8 oct. 2026'],
  ],
  [
    'change-declined',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [['pax', 24, 25]],
    ['Ternes, 6 oct. 2026, c@a.example', 'Participants: 24 → 25'],
  ],
  [
    'change-withdrawn',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [['pax', 24, 25]],
    ['Ternes, 6 oct. 2026, c@a.example', 'Participants: 24 → 25'],
  ],
  [
    'change-submitted',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [['discountPercent', null, 20]],
    ['Ternes, 6 oct. 2026, c@a.example', 'Remise (%): – → 20'],
  ],
  [
    'change-approved',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [['author', null, 'Louis Arnaud']],
    ['Ternes, 6 oct. 2026, c@a.example', 'Écrite par: – → Louis Arnaud'],
  ],
  [
    'change-refused',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [['reason', null, 'Trop bas']],
    ['Ternes, 6 oct. 2026, c@a.example', 'Raison: – → Trop bas'],
  ],
  ['change-taken-back', ['quote', 'Ternes, 2026-10-06, c@a.example'], [], ['Ternes, 6 oct. 2026, c@a.example']],
  [
    'booking-moved',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [
      ['days', null, '2026-10-06 – 2026-10-07'],
      ['rooms', 'Bayen', 'Niel'],
      ['consent', null, 'Claire au téléphone'],
    ],
    ['Ternes, 6 oct. 2026, c@a.example', 'Jours: – → 6–7 oct. 2026', 'Salles: Bayen → Niel', 'Accord: – → Claire au téléphone'],
  ],
  [
    'booking-reinstated',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [
      ['status', 'cancelled', 'confirmed'],
      ['fee', '450.50 EUR', null],
      ['reason', null, 'Mauvais événement'],
    ],
    [
      'Ternes, 6 oct. 2026, c@a.example',
      'État: Annulée → Confirmée',
      'Frais d’annulation HT: 450,50 € → –',
      'Raison: – → Mauvais événement',
    ],
  ],
  [
    'attendance-counted',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [
      ['pax', null, 26],
      ['day', null, '2026-10-06'],
    ],
    ['Ternes, 6 oct. 2026, c@a.example', 'Participants: – → 26', 'Jour: – → 6 oct. 2026'],
  ],
  [
    'payment-entered',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [
      ['received', null, '1200.00 EUR'],
      ['day', null, '2026-09-10'],
    ],
    ['Ternes, 6 oct. 2026, c@a.example', 'Reçu: – → 1 200,00 €', 'Jour: – → 10 sept. 2026'],
  ],
  [
    'payment-reversed',
    ['quote', 'Ternes, 2026-10-06, c@a.example'],
    [
      ['refunded', '1200.00 EUR', null],
      ['reason', null, 'Saisi deux fois'],
    ],
    ['Ternes, 6 oct. 2026, c@a.example', 'Remboursé: 1 200,00 € → –', 'Raison: – → Saisi deux fois'],
  ],
  [
    'deals-exported',
    ['deals', 'FRA, ternes, 2026-10-06, 2026-10-07'],
    [['deals', null, 1200]],
    ['France, ternes, 6 oct. 2026, 7 oct. 2026', 'Événements: – → 1 200'],
  ],
  ['deals-exported', ['deals', 'FRA'], [], ['France']],
  ['sheet-exported', ['sheet', 'Comet Ternes, 2026-10-06'], [['deals', null, 3]], ['Comet Ternes, 6 oct. 2026', 'Événements: – → 3']],
  [
    'sheet-numbered',
    ['sheet', 'Comet Ternes, 2026-10-06, Séminaire'],
    [
      ['paper', null, 'kitchen'],
      ['number', null, 2],
      ['sentTo', null, 'cuisine@comet.example'],
    ],
    ['Comet Ternes, 6 oct. 2026, Séminaire', 'Feuille: – → Cuisine', 'Numéro: – → 2', 'Envoyée à: – → cuisine@comet.example'],
  ],
  [
    'task-changed',
    ['callback', 'Claire Martin, Ternes'],
    [
      ['state', 'open', 'in-progress'],
      ['owner', null, 's@comet.example'],
      ['note', '', '2026-10-06'],
    ],
    ['Claire Martin, Ternes', 'État: Ouverte → En cours', 'Responsable: – → s@comet.example', 'Note: – → 2026-10-06'],
  ],
  ['task-changed', ['big-event', 'Léa'], [['state', 'in-progress', 'done']], ['Léa', 'État: En cours → Terminée']],
  ['event-resent', ['crm-record', 'Ternes'], [['state', 'refused', 'waiting']], ['Ternes', 'État: Refusée → En attente']],
  ['event-resent', ['event', 'mail'], [], ['E-mail']],
  ['event-resent', ['event', 'guest.delivery'], [], ['Invité d’un événement']],
  ['event-resent', ['event', 'user.changed'], [], ['Nouvelle à un autre service (user.changed)']],
  [
    'company-created',
    ['company', 'Nord'],
    [
      ['name', null, 'Nord'],
      ['domains', null, 'a.example, b.example'],
    ],
    ['Nord', 'Nom: – → Nord', 'Domaines: – → a.example, b.example'],
  ],
  ['company-changed', ['company', 'Nord'], [['name', 'Sud', 'Nord']], ['Nord', 'Nom: Sud → Nord']],
  [
    'contract-given',
    ['company', 'Nord'],
    [
      ['percent', null, 12.5],
      ['validFrom', null, '2026-10-01'],
      ['validTo', null, '2027-10-31'],
      ['description.fr', null, 'Salles'],
      ['dispositions.nl', null, 'Zalen'],
    ],
    [
      'Nord',
      'Remise (%): – → 12,5',
      'Premier jour: – → 1er oct. 2026',
      'Dernier jour: – → 31 oct. 2027',
      'Description (français): – → Salles',
      'Dispositions (néerlandais): – → Zalen',
    ],
  ],
  ['contract-changed', ['company', 'Nord'], [['percent', 12.5, 8]], ['Nord', 'Remise (%): 12,5 → 8']],
  ['contract-ended', ['company', 'Nord'], [['validTo', null, '2026-12-01']], ['Nord', 'Dernier jour: – → 1er déc. 2026']],
  ['user-disabled', ['user', 'c@a.example'], [['state', 'active', 'disabled']], ['c@a.example', 'État: Actif → Fermé']],
  ['user-enabled', ['user', 'c@a.example'], [['state', 'disabled', 'pending']], ['c@a.example', 'État: Fermé → En attente d’activation']],
  ['user-signed-out', ['user', 'c@a.example'], [['sessions', 2, 0]], ['c@a.example', 'Sessions ouvertes: 2 → 0']],
  ['user-link-sent', ['user', 'c@a.example'], [], ['c@a.example']],
  [
    'user-second-factor-removed',
    ['user', 'c@a.example'],
    [['hasSecondFactor', true, false]],
    ['c@a.example', 'Vérification en deux étapes: oui → non'],
  ],
  [
    'user-jobs-changed',
    ['user', 'c@a.example'],
    [['jobs', 'sales: network', 'venue: venues ternes bayen; finance: country BEL']],
    ['c@a.example', 'Métiers: Vente (Tout le réseau) → Lieu (Comet Ternes, bayen), Finance (Belgique)'],
  ],
  ['user-merged', ['user', 'c@a.example'], [['mergedInto', null, 'u2']], ['c@a.example', 'Fiche de: – → u2']],
  ['company-merged', ['company', 'Nord'], [['mergedInto', null, 'grand-compte']], ['Nord', 'Fiche de: – → grand-compte']],
  ['company-contact-changed', ['company', 'Nord'], [['primaryContact', 'u1', null]], ['Nord', 'Contact principal: u1 → –']],
  ['user-role-changed', ['user', 'c@a.example'], [['role', 'customer', 'admin']], ['c@a.example', 'Rôle: Client → Administration']],
  [
    'credits-granted',
    ['company', 'Nord'],
    [
      ['credits', 0, 1500],
      ['reason', null, 'Geste'],
    ],
    ['Nord', 'Crédits: 0 → 1 500', 'Raison: – → Geste'],
  ],
  ['credits-corrected', ['user', 'Claire'], [['credits', 3, 1]], ['Claire', 'Crédits: 3 → 1']],
  [
    'scientist-added',
    ['scientist', 'Inès Roy'],
    [
      ['firstName', '', 'Inès'],
      ['lastName', '', 'Roy'],
      ['email', '', 'i@comet.example'],
      ['phoneNumber', '', '+33142000000'],
      ['avatarUrl', null, 'https://comet.example/i.png'],
      ['languages', '', 'fr, nl'],
      ['venueIds', '', 'ternes'],
    ],
    [
      'Inès Roy',
      'Prénom: – → Inès',
      'Nom: – → Roy',
      'E-mail: – → i@comet.example',
      'Téléphone: – → +33142000000',
      'Portrait: – → https://comet.example/i.png',
      'Langues écrites: – → Français, Néerlandais',
      'Lieux: – → Comet Ternes',
    ],
  ],
  [
    'scientist-changed',
    ['scientist', 'Inès Roy'],
    [['avatarUrl', null, `/api/meeting-scientists/pictures/a1b2c3d4${'0'.repeat(56)}`]],
    ['Inès Roy', 'Portrait: – → image a1b2c3d4'],
  ],
  ['scientist-changed', ['scientist', 'Inès Roy'], [['languages', 'nl', '']], ['Inès Roy', 'Langues écrites: Néerlandais → –']],
  [
    'survey-accepted',
    ['survey', 'Ternes, 2026-10-06'],
    [
      ['charge', null, '250.00 EUR'],
      ['isLogOk', null, false],
    ],
    ['Ternes, 6 oct. 2026', 'Supplément: – → 250,00 €', 'Logistique close: – → non'],
  ],
  ['survey-sent-back', ['survey', 'Ternes, 2026-10-06'], [], ['Ternes, 6 oct. 2026']],
  ['survey-closed', ['survey', 'Ternes, 2026-10-06'], [['isLogOk', null, true]], ['Ternes, 6 oct. 2026', 'Logistique close: – → oui']],
  ['survey-opened', ['survey', 'Ternes, 2026-10-06'], [['isLogOk', true, false]], ['Ternes, 6 oct. 2026', 'Logistique close: oui → non']],
  [
    'supplement-withdrawn',
    ['survey', 'Ternes, 2026-10-06'],
    [
      ['teambuilding', '1250.50 EUR', null],
      ['wellness', '0.09 EUR', null],
      ['facilitator', '10.00 EUR', null],
      ['afterwork', null, null],
    ],
    ['Ternes, 6 oct. 2026', 'Team building: 1 250,50 € → –', 'Bien-être: 0,09 € → –', 'Facilitateur: 10,00 € → –', 'Afterwork: – → –'],
  ],
  [
    'lunch-chosen',
    ['survey', 'Ternes, 2026-10-06'],
    [
      ['isServiceStaffChoice', false, true],
      ['type', 'standard', 'meal_trays'],
      ['service', 'any', 'service1'],
      ['service1Seats', 20, 10],
      ['service2Seats', 0, 10],
    ],
    [
      'Ternes, 6 oct. 2026',
      'Choisi par l’équipe: non → oui',
      'Formule: Au restaurant du lieu → Plateaux-repas',
      'Service: À définir → 1er service',
      'Places au 1er service: 20 → 10',
      'Places au 2e service: 0 → 10',
    ],
  ],
  ['booking-resent', ['booking', 'Ternes, 2026-10-06'], [], ['Ternes, 6 oct. 2026']],
];

const entryOf = ([action, [type, name], changes]: Row, index: number): AuditEntry => ({
  id: `e${999 - index}`,
  at: '2027-01-11T09:30:00Z',
  by: { userId: samia.id, email: samia.email, name: 'Samia' },
  action,
  subject: { type, id: 's1', name },
  changes: changes.map(([field, from, to]) => ({ field, from, to })),
});
const showPage = async (entries: AuditEntry[], language: (typeof languages)[number]) => {
  cleanup();
  await showStaff(paths.trail(), {
    language,
    prepare: ({ answer }) => {
      answer(getReferentialTrail, () => ({ entries, next: null }));
      answer(getSurveyTrail, () => ({ entries: [], next: null }));
    },
  });
  const plain = (node: Element) => (node.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ').trim();
  return screen
    .getAllByRole('row')
    .slice(1)
    .map(({ children: [, , deed, subject, changes] }) => ({
      deed: plain(deed as Element),
      words: [plain(subject as Element), ...[...(changes?.querySelectorAll('li') ?? [])].map(plain)],
    }));
};

const show = async (language: (typeof languages)[number] = 'fr') => {
  const entries = rows.map(entryOf);
  const shown: Awaited<ReturnType<typeof showPage>> = [];
  for (let start = 0; start < entries.length; start += trailPageSize)
    shown.push(...(await showPage(entries.slice(start, start + trailPageSize), language)));
  return shown;
};

test('the changes of every action in the trail have a text, without exception', async () => {
  const shown = await show();
  expect(shown.map(({ words }) => words)).toEqual(rows.map(([, , , read]) => read));
  const told = new Set(rows.map(([action]) => action));
  expect(accountActions.filter((action) => !told.has(action))).toEqual([]);
});

test.each(languages)('no action, field or value is shown as a stored code (%s)', async (language) => {
  const shown = await show(language);
  const kept = new Set(rows.flatMap(([action, , changes]) => [action, ...changes.map(([field]) => field)]));
  const raw = /\d{4}-\d{2}-\d{2}T|\d EUR|^[A-Z]{3}, /;
  for (const { deed, words } of shown) {
    expect(kept).not.toContain(deed);
    for (const each of words) {
      const [field = '', values = ''] = each.split(': ');
      expect(kept.has(field)).toBe(false);
      expect(each).not.toMatch(raw);
      expect(values).not.toMatch(/\b(in-progress|disabled|released|meal_trays|service1)\b/);
    }
  }
});
