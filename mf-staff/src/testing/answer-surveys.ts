import type { AuditEntry } from '@plenary/contracts/audit-trail';
import * as crm from '@plenary/contracts/crm.endpoints';
import * as contract from '@plenary/contracts/staff-surveys.endpoints';
import type { Scientist } from '@plenary/contracts/staff-surveys.schemas';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { samia } from './fake-staff.ts';
import { fakeEventId, makeSurvey, makeSurveyRow } from './make-survey.ts';

export const fakeScientists: readonly Scientist[] = [
  {
    id: '5c1e0000-0000-4000-8000-000000000001',
    firstName: 'Nadia',
    lastName: 'Keller',
    email: 'nadia.keller@comet.example',
    phoneNumber: '+33 1 42 00 10 01',
    avatarUrl: null,
    pictureUrl: null,
    languages: ['fr', 'en'],
    venueIds: [],
    isDefault: true,
    version: 1,
  },
  {
    id: '5c1e0000-0000-4000-8000-000000000003',
    firstName: 'Lotte',
    lastName: 'Peeters',
    email: 'lotte.peeters@comet.example',
    phoneNumber: '+32 2 200 10 03',
    avatarUrl: null,
    pictureUrl: null,
    languages: ['nl'],
    venueIds: ['ternes'],
    isDefault: false,
    version: 4,
  },
];

const scientistEntry: AuditEntry = {
  id: 's1',
  at: '2027-01-12T09:30:00.000Z',
  by: { userId: samia.id, email: samia.email, name: `${samia.firstname} ${samia.lastname}` },
  action: 'scientist-changed',
  subject: { type: 'scientist', id: '5c1e0000-0000-4000-8000-000000000003', name: 'Lotte Peeters' },
  changes: [
    { field: 'languages', from: 'nl', to: 'nl, fr' },
    { field: 'venueIds', from: '', to: 'ternes' },
  ],
};

/** Surveys, Meeting Scientists and a refusal of the CRM, as answered by svc-survey. */
export const answerSurveys = ({ answer }: Pick<Fake, 'answer'>) => {
  answer(contract.listSurveys, ({ query: { status, charges } }) => {
    if (charges) return { surveys: [makeSurveyRow({ status: 'DONE', proposedChargeCount: 1 })] };
    return { surveys: status === 'DONE' ? [] : [makeSurveyRow({ status })] };
  });
  answer(contract.getStaffSurvey, ({ params: { eventId } }) => (eventId === fakeEventId ? makeSurvey() : refuse('not-found')));
  answer(contract.acceptSurvey, () => undefined);
  answer(contract.sendSurveyBack, () => undefined);
  answer(contract.withdrawSupplement, () => undefined);
  answer(contract.setLogOk, () => undefined);
  answer(contract.chooseLunch, () => undefined);
  answer(contract.listScientists, () => ({ scientists: [...fakeScientists] }));
  answer(contract.createScientist, () => ({ id: '5c1e0000-0000-4000-8000-000000000009' }));
  answer(contract.changeScientist, () => undefined);
  answer(contract.listCrmFaults, () => ({
    faults: [
      {
        quoteId: 'd0000000-0000-4000-8000-000000000012',
        companyName: 'Atelier Nord',
        buildingName: 'Comet Ternes',
        startDate: '2027-03-16',
        attempts: 3,
        failedAt: '2027-01-11T09:30:00Z',
        fault: {
          type: 'identified' as const,
          url: 'https://crm.example/Account/001',
          issues: [{ object: 'Account', property: 'BillingCity', message: 'Required field' }],
        },
      },
    ],
  }));
  answer(contract.retryCrm, () => undefined);
  answer(crm.listCrmRecords, () => ({
    records: [
      {
        id: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d21',
        kind: 'callback' as const,
        state: 'refused' as const,
        salesforceId: null,
        error: { type: 'unknown' as const, issues: [] },
        venueName: 'Comet Ternes',
        customerName: 'Hugo Lefort',
        createdAt: '2027-01-11T09:30:00Z',
        updatedAt: '2027-01-11T09:31:00Z',
      },
    ],
  }));
  answer(crm.resendCrmRecord, () => undefined);
  answer(contract.listParkedSurveyEvents, () => ({ events: [] }));
  answer(contract.resendParkedSurveyEvent, () => undefined);
  answer(contract.getSurveyTrail, () => ({ entries: [scientistEntry], next: null }));
};
